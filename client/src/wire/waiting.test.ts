import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal';
import { WaitingCommands, type Command } from './waiting';

function command(id: string): Command {
  return { type: 'ask', table: 't', id, command: { do: 'ready' } };
}

describe('commands that wait for an answer', () => {
  it('are sent again in order until they are answered', async () => {
    const waiting = new WaitingCommands();
    const first = waiting.add(command('1'));
    void waiting.add(command('2'));
    expect(waiting.all().map(({ id }) => id)).toEqual(['1', '2']);
    waiting.answer({ type: 'acknowledged', id: '1', table: 't' });
    await expect(first).resolves.toBe('t');
    expect(waiting.all().map(({ id }) => id)).toEqual(['2']);
  });

  it('fail with the name of the refusal', async () => {
    const waiting = new WaitingCommands();
    const answer = waiting.add(command('1'));
    waiting.answer({ type: 'refused', code: 'not-your-turn', text: 'wait', id: '1' });
    await expect(answer).rejects.toEqual(new Refusal('not-your-turn', 'wait'));
    expect(waiting.isEmpty).toBe(true);
  });

  it('are not answered by what belongs to none of them', () => {
    const waiting = new WaitingCommands();
    void waiting.add(command('1'));
    expect(waiting.answer({ type: 'refused', code: 'too-fast', text: '' })).toBe(false);
    expect(waiting.answer({ type: 'acknowledged', id: '9', table: 't' })).toBe(false);
  });
});
