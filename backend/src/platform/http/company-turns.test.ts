import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { companyTurns } from './company-turns';

jest.useFakeTimers();

/** Requests as they come to the turns; `begun` are those that were let in. */
function entrance() {
  let now = 1_000_000;
  const begun: string[] = [];
  const turns = companyTurns({ now: () => now });
  const ask = (companyId: string | null, name: string) => {
    const response = new EventEmitter() as unknown as Response;
    const request = { ...(companyId ? { session: { companyId } } : {}), ip: '192.0.2.7' } as unknown as Request;
    turns(request, response, () => void begun.push(name));
    return { end: () => response.emit('close') };
  };
  return { begun, ask, pass: (ms: number) => (now += ms) };
}

const askMany = ({ ask }: ReturnType<typeof entrance>, companyId: string, count: number) =>
  Array.from({ length: count }, (_, at) => ask(companyId, `${companyId}${at}`));

it('lets four of a company in beside others, each further one when one of them is done', () => {
  const door = entrance();
  door.ask('b', 'b0').end();
  const asked = askMany(door, 'a', 40);
  expect(door.begun).toEqual(['b0', 'a0', 'a1', 'a2', 'a3']);
  // Another company is let in at once, whoever waits.
  door.ask('b', 'b1').end();
  door.ask(null, 'visitor');
  asked[2]?.end();
  asked[2]?.end();
  expect(door.begun.slice(5)).toEqual(['b1', 'visitor', 'a4']);
});

it('lets sixteen in while nobody else asks, and four as soon as somebody does', () => {
  const door = entrance();
  door.ask(null, 'log-in').end();
  const asked = askMany(door, 'a', 20);
  expect(door.begun.splice(0, 1)).toEqual(['log-in']);
  expect(door.begun).toHaveLength(16);
  asked[0]?.end();
  expect(door.begun).toHaveLength(17);
  door.ask('b', 'b0').end();
  for (const each of asked.slice(1, 13)) each.end();
  expect(door.begun).toHaveLength(18);
  asked[13]?.end();
  expect(door.begun.at(-1)).toBe('a17');
  // Half a minute later nobody else is there, and the rest goes on with the next that is done.
  door.pass(30_001);
  asked[14]?.end();
  expect(door.begun.slice(-2)).toEqual(['a18', 'a19']);
});

it('gives the place of what takes long to the next, once', () => {
  const door = entrance();
  door.ask('b', 'b0').end();
  const asked = askMany(door, 'a', 12);
  jest.advanceTimersByTime(501);
  expect(door.begun).toHaveLength(9);
  for (const each of asked.slice(0, 4)) each.end();
  expect(door.begun).toHaveLength(9);
});

it('keeps no place for whoever hung up while waiting', () => {
  const door = entrance();
  door.ask('b', 'b0').end();
  const asked = askMany(door, 'a', 7);
  asked[4]?.end();
  asked[5]?.end();
  asked[0]?.end();
  expect(door.begun).toEqual(['b0', 'a0', 'a1', 'a2', 'a3', 'a6']);
});
