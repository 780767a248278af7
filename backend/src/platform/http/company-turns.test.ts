import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { companyTurns } from './company-turns';

jest.useFakeTimers();

/** Requests as they come to the turns; `begun` are those that were let in. `load` is how busy the process is. */
function entrance({ load = 0 } = {}) {
  let now = 1_000_000;
  const begun: string[] = [];
  const measureLoad = () => () => load;
  const turns = companyTurns({ now: () => now }, { measureLoad, isStreamed: ({ path }) => path === '/upload' });
  const ask = (companyId: string | null, name: string, more: object = {}) => {
    const response = Object.assign(new EventEmitter(), { headersSent: false });
    const request = { ...(companyId ? { session: { companyId } } : {}), ip: '192.0.2.7', complete: true, ...more };
    turns(request as unknown as Request, response as unknown as Response, () => void begun.push(name));
    return { end: () => response.emit('close'), answer: () => (response.headersSent = true) };
  };
  return { begun, ask, pass: (ms: number) => (now += ms) };
}

const askMany = ({ ask }: ReturnType<typeof entrance>, companyId: string, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ask(companyId, `${companyId}${at}`, more));

it('lets four of a company in beside others, each further one when one of them is done', () => {
  const door = entrance();
  door.ask('b', 'b0').end();
  const asked = askMany(door, 'a', 40);
  expect(door.begun).toEqual(['b0', 'a0', 'a1', 'a2', 'a3']);
  // Requests of another company are admitted at once, however many wait.
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

it('keeps the place of what is slow because the process is busy, so that a flood does not let itself in', () => {
  const door = entrance({ load: 0.9 });
  door.ask('b', 'b0').end();
  const asked = askMany(door, 'a', 200);
  jest.advanceTimersByTime(4_900);
  expect(door.begun).toHaveLength(5);
  asked[0]?.end();
  expect(door.begun).toHaveLength(6);
  // Only what waits for seconds on a busy process leaves its place, as an answer from outside may be late.
  jest.advanceTimersByTime(200);
  expect(door.begun).toHaveLength(9);
});

it('lets no more than twelve be at work without a place beside others, and more where nobody else asks', () => {
  const door = entrance();
  door.ask('b', 'b0').end();
  const asked = askMany(door, 'a', 60);
  jest.advanceTimersByTime(60_000);
  expect(door.begun).toHaveLength(1 + 4 + 12);
  asked[0]?.end();
  jest.advanceTimersByTime(501);
  expect(door.begun).toHaveLength(1 + 4 + 12 + 1);
  door.pass(30_001);
  jest.advanceTimersByTime(60_000);
  expect(door.begun).toHaveLength(61);
});

it('counts no upload that comes in and no answer that goes out, however slow the line is', () => {
  const door = entrance({ load: 1 });
  door.ask('b', 'b0').end();
  askMany(door, 'a', 40, { path: '/upload', complete: false });
  jest.advanceTimersByTime(10_000);
  expect(door.begun).toHaveLength(41);
  // A body that drips in elsewhere keeps its place: it would otherwise be answered beside all others.
  const dripping = askMany(door, 'c', 40, { path: '/data/activities', complete: false });
  jest.advanceTimersByTime(600);
  expect(door.begun).toHaveLength(45);
  for (const each of dripping) each.answer();
  jest.advanceTimersByTime(10_000);
  expect(door.begun).toHaveLength(81);
});
