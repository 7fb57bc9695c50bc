// A picture of the board as it is on the screen: drawn by the browser itself, nothing is sent.

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const WIDE = 1600; // px of the picture, at most
const SANS = 'system-ui, sans-serif';

/** All rules of the page: a picture brings its own. */
function rules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}

async function inlined(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

/** The board as a document that needs nothing from outside. */
async function drawing(board: Element, width: number, height: number): Promise<string> {
  const root = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  const style = document.createElementNS(XHTML, 'style');
  // What fades in is there at once: the picture is of a moment.
  style.textContent = `${rules()}\n*{animation:none!important;transition:none!important}`;
  const body = document.createElementNS(XHTML, 'body');
  const copy = board.cloneNode(true) as HTMLElement;
  for (const tool of copy.querySelectorAll('.zoom')) tool.remove();
  copy.style.width = `${String(width)}px`;
  copy.style.height = `${String(height)}px`;
  for (const image of copy.querySelectorAll('img, image')) {
    const name = image.hasAttribute('src') ? 'src' : 'href';
    const address = image.getAttribute(name);
    if (address && !address.startsWith('data:'))
      image.setAttribute(name, await inlined(address).catch(() => ''));
  }
  body.append(style, copy);
  frame.append(body);
  root.append(frame);
  return new XMLSerializer().serializeToString(root);
}

/** The board with some lines of text below it, as a PNG. */
export async function portrait(board: Element, lines: readonly string[]): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  const text = await drawing(board, width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();

  const page = getComputedStyle(document.body);
  const canvas = document.createElement('canvas');
  const scale = Math.max(1, Math.min(3, WIDE / width));
  const line = 26;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round((height + line * (lines.length + 0.6)) * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(scale, scale);
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = page.color;
  lines.forEach((words, number) => {
    pen.font = `${number ? '' : 'bold '}16px ${SANS}`;
    pen.fillText(words, 12, height + line * (number + 0.9), width - 24);
  });
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('no picture'));
    }, 'image/png');
  });
}
