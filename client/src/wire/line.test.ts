import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../testing/fake-socket';
import { Line, type Listener } from './line';
import { VERSION, type ServerMessage } from '../generated/messages';
import type { Command } from './waiting';

const LOST = 1006;
const SIGNED_OUT = 4401;

class Ear implements Listener {
  readonly messages: ServerMessage[] = [];
  readonly states: string[] = [];
  signedOutTimes = 0;
  marks: Record<string, string> = {};

  heard(message: ServerMessage): void {
    this.messages.push(message);
  }
  changed(state: string): void {
    this.states.push(state);
  }
  seen(): Record<string, string> {
    return this.marks;
  }
  signedOut(): void {
    this.signedOutTimes += 1;
  }
}

function sitDown(id: string): Command {
  return { type: 'ask', table: 't', id, command: { do: 'sit', seat: 0 } };
}

describe('the line to the server', () => {
  let ear: Ear;
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    ear = new Ear();
    line = new Line('ws://server/live', ear);
    line.open();
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Return the socket that is opened once the pause after a loss is over. */
  function reconnected(): FakeSocket {
    const before = FakeSocket.all.length;
    FakeSocket.last.end(LOST);
    vi.runOnlyPendingTimers();
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.welcome();
    return FakeSocket.last;
  }

  it('greets with the marks of what is watched', () => {
    ear.marks = { t: 'm' };
    FakeSocket.last.welcome();
    const hello = { type: 'hello', version: VERSION, form: 'plies', seen: { t: 'm' } };
    expect(FakeSocket.last.sent[0]).toEqual(hello);
    expect(ear.states).toEqual(['connecting', 'open']);
  });

  it('sends a command once on a line that holds', async () => {
    FakeSocket.last.welcome();
    const done = line.command(sitDown('a'));
    expect(FakeSocket.last.sentOf('ask')).toHaveLength(1);
    FakeSocket.last.say({ type: 'acknowledged', id: 'a', table: 't' });
    await expect(done).resolves.toBe('t');
    expect(FakeSocket.last.sentOf('ask')).toHaveLength(1);
  });

  it('sends what was not answered again after a reconnect, under the same id and in order', () => {
    FakeSocket.last.welcome();
    void line.command(sitDown('a'));
    void line.command(sitDown('b'));
    const socket = reconnected();
    expect(socket.sentOf('ask').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('sends nothing again that was answered', () => {
    FakeSocket.last.welcome();
    void line.command(sitDown('a'));
    FakeSocket.last.say({ type: 'acknowledged', id: 'a', table: 't' });
    expect(reconnected().sentOf('ask')).toEqual([]);
  });

  it('keeps what is asked while there is no line', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.end(LOST);
    void line.command(sitDown('a'));
    vi.runOnlyPendingTimers();
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sentOf('ask').map(({ id }) => id)).toEqual(['a']);
  });

  it('sends a command that comes while the greeting is under way only once', () => {
    void line.command(sitDown('a'));
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sentOf('ask')).toHaveLength(1);
  });

  it('opens again at once, and says so, when it is closed because one was signed out', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.end(SIGNED_OUT);
    expect(ear.signedOutTimes).toBe(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(ear.states).toEqual(['connecting', 'open', 'connecting']);
  });

  it('waits before the next attempt when it is lost in any other way', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.end(LOST);
    expect(ear.signedOutTimes).toBe(0);
    expect(FakeSocket.all).toHaveLength(1);
    expect(line.state).toBe('waiting');
  });

  it('gives a line up that answers no ping', () => {
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sentOf('ping').at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(line.state).toBe('waiting');
  });

  it('hears nothing more of a socket that was put aside', () => {
    FakeSocket.last.welcome();
    const old = FakeSocket.last;
    line.reopen();
    old.say({ type: 'pong', now: 1, stamp: 1 });
    old.end(LOST);
    expect(ear.messages.filter(({ type }) => type === 'pong')).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
