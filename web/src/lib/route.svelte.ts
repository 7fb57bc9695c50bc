// Where we are: #/table/ID?at=5
class Route {
  path = $state.raw<readonly string[]>([]);
  query = $state.raw(new URLSearchParams());

  constructor() {
    addEventListener('hashchange', () => this.read());
    this.read();
  }

  read(): void {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?', 2);
    this.path = path.split('/').filter(Boolean).map(decodeURIComponent);
    this.query = new URLSearchParams(query);
  }

  /** Changes the query without a step in the browser's history. */
  amend(changes: Readonly<Record<string, string | null>>): void {
    const query = new URLSearchParams(this.query);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, value);
    }
    const text = query.toString();
    history.replaceState(null, '', `#/${this.path.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`);
    this.query = query;
  }
}

export const route = new Route();

export function go(hash: string): void {
  location.hash = hash;
}
