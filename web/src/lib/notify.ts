// A notification of the browser, when the page is not looked at and the reader has asked for it.
import { likes } from './keep.svelte.ts';

const possible = (): boolean => 'Notification' in window;

/** Whether the reader has not been asked yet. */
export function unasked(): boolean {
  return possible() && likes.now.notify === null && Notification.permission === 'default';
}

/** Asks the browser, which asks the reader. */
export async function allow(): Promise<void> {
  const answer = possible() ? await Notification.requestPermission() : 'denied';
  likes.set({ notify: answer === 'granted' });
}

/** Says something while the page is hidden; a later word about the same replaces it. */
export function notify(title: string, body: string, about: string): void {
  if (!document.hidden || !likes.now.notify || !possible()) return;
  if (Notification.permission !== 'granted') return;
  try {
    const told = new Notification(title, { body, tag: about, icon: 'icon.svg' });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Some phones know notifications only of installed pages.
  }
}

/** A number on the page's icon, where there is such a thing. */
export function badge(count: number): void {
  const able = navigator as { setAppBadge?: (count: number) => Promise<void> };
  able.setAppBadge?.(count).catch(() => undefined);
}
