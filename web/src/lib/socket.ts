// The socket of a table: says hello, comes back by itself when it is lost, later and later.
import type { ClientMessage, ServerMessage } from './types/protocol.ts';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 25_000;
const FOR_GOOD = 1008; // the server will not have us: trying again helps nobody

export interface Listening {
  hello: () => ClientMessage;
  heard: (message: ServerMessage) => void;
  status: (status: Status) => void;
}

export class Socket {
  readonly #url: string;
  readonly #listening: Listening;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(table: string, listening: Listening) {
    const { protocol, host } = location;
    this.#url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/tables/${encodeURIComponent(table)}`;
    this.#listening = listening;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Says hello anew. */
  again(): void {
    this.#wait = 50;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #open(): void {
    this.#listening.status('connecting');
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let answered = false;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#listening.hello()));
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => {
        if (!answered) socket.close(); // nothing came back since the last beat
        answered = false;
        this.send({ t: 'ping' });
      }, HEARTBEAT);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      answered = true;
      const message = JSON.parse(data) as ServerMessage;
      if (message.t === 'state') {
        this.#wait = FIRST_WAIT;
        this.#listening.status('open');
      }
      this.#listening.heard(message);
    };
    socket.onclose = ({ code }) => {
      clearInterval(this.#heartbeat);
      if (this.#closed || socket !== this.#socket) return;
      if (code === FOR_GOOD) {
        this.#listening.status('closed');
        return;
      }
      this.#listening.status('lost');
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** The network or the reader is back: no need to wait any longer. */
  readonly #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
