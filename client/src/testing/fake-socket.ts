/** A WebSocket without a network: tests say what the server does, and see what it is sent. */

import {
  VERSION,
  type ClientMessage,
  type ServerMessage,
  type Welcome,
} from '../generated/messages';

export class FakeSocket {
  static readonly OPEN = 1;
  /** All that were opened, the newest last. */
  static all: FakeSocket[] = [];

  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  /** Return the newest. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Let the server take the line and greet. */
  welcome(name = 'Guest 1'): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    const welcome: Welcome = {
      type: 'welcome',
      version: VERSION,
      name,
      is_guest: true,
      now: 0,
      stamp: 5,
    };
    this.say(welcome);
  }

  /** Let the server say something. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Let the line end, with a code. */
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Return what was sent of a type. */
  sentOf<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<
      ClientMessage,
      { type: Type }
    >[];
  }
}
