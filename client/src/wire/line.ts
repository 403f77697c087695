/**
 * The line to the server: one WebSocket after another, as if it were one.
 *
 *   connecting --welcome--> open --lost--> waiting --pause--> connecting
 */

import { pauseBefore } from './backoff';
import { VERSION, type ClientMessage, type ServerMessage } from '../generated/messages';
import { WaitingCommands, type Command } from './waiting';

const PING_EVERY = 20_000; // milliseconds
const PATIENCE = 8_000; // for an answer to a ping
const SIGNED_OUT = 4401; // the code of a line that the server closes since its cookie is nobody's

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Listener {
  /** Hear a message that answers no command. */
  heard(message: ServerMessage): void;
  /** Hear how the line is. */
  changed(state: LineState): void;
  /** Return the tables that are watched, with the marks last seen. */
  seen(): Record<string, string>;
  /** Hear that one is no longer who one was; the line opens again at once. */
  signedOut(): void;
}

export class Line {
  readonly #waiting = new WaitingCommands();
  #socket: WebSocket | null = null;
  #attempt = 0;
  /** From the greeting on the server listens; before it, `seen` says what is watched. */
  #hasGreeted = false;
  /** While one is becoming somebody else, a new socket would be nobody's: the cookie comes last. */
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: LineState = 'closed';

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  get state(): LineState {
    return this.#state;
  }

  /** Connect, unless that is done or under way. */
  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#become('connecting');
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  /** Connect anew, as somebody else perhaps. */
  reopen(): void {
    this.#isHeld = false;
    this.#drop();
    this.#attempt = 0;
    this.open();
  }

  /** Open no new line for whoever is signed out, until `reopen` or `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Go on as whoever one was; if the line was closed meanwhile, it opens again. */
  release(): void {
    this.#isHeld = false;
    this.open();
  }

  /** Connect at once if a pause is under way: the network is back, or the page is looked at. */
  hurry(): void {
    if (this.#state === 'waiting') this.reopen();
  }

  close(): void {
    this.#drop();
    this.#become('closed');
  }

  /** Send a command now or after the next reconnect, until it is answered. */
  command(command: Command): Promise<string> {
    const answer = this.#waiting.add(command);
    if (this.#state === 'open') this.#send(command);
    return answer;
  }

  /** Send something that needs no second attempt: hello, the first message, tells it otherwise. */
  tell(message: ClientMessage): void {
    if (this.#hasGreeted) this.#send(message);
  }

  #greet(): void {
    this.#hasGreeted = true;
    this.#send({ type: 'hello', version: VERSION, form: 'plies', seen: this.listener.seen() });
  }

  #hear(message: ServerMessage): void {
    this.#restartPing();
    if (message.type === 'welcome') this.#welcomed(message.stamp);
    if (message.type === 'acknowledged' || message.type === 'refused') {
      if (this.#waiting.answer(message)) return;
    }
    this.listener.heard(message);
  }

  #welcomed(stamp: number): void {
    this.#attempt = 0;
    this.#become('open');
    this.#send({ type: 'ping', echo: stamp });
    for (const command of this.#waiting.all()) this.#send(command);
  }

  #restartPing(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#timer = setTimeout(() => this.#giveUp(), PATIENCE);
    }, PING_EVERY);
  }

  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  /** Nobody is lost who was signed out: the line opens again at once, as whoever one is now. */
  #closed(socket: WebSocket, code: number): void {
    if (code !== SIGNED_OUT) {
      this.#lost(socket);
      return;
    }
    this.listener.signedOut();
    if (this.#isHeld) this.#drop();
    else this.reopen();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#become('waiting');
    this.#timer = setTimeout(() => this.open(), pauseBefore(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#hasGreeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #become(state: LineState): void {
    this.#state = state;
    this.listener.changed(state);
  }
}
