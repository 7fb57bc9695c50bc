// Where we are: #/table/ID?at=5
import { address } from './address.ts';

class Route {
  path = $state.raw<readonly string[]>([]);
  query = $state.raw(new URLSearchParams());

  constructor() {
    addEventListener('hashchange', () => this.read());
    this.read();
  }

  read(): void {
    ({ path: this.path, query: this.query } = address(location.hash));
  }

  /** Changes the query without a step in the browser's history. */
  amend(changes: Readonly<Record<string, string | null>>): void {
    const query = new URLSearchParams(this.query);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, value);
    }
    const text = query.toString();
    history.replaceState(
      null,
      '',
      `#/${this.path.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`,
    );
    this.query = query;
  }
}

export const route = new Route();

export function go(hash: string): void {
  location.hash = hash;
}
