import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '../clock';
import { signingKeys } from '../releases/signing-keys';
import { makeChallenges } from './challenge';

const folder = mkdtempSync(join(tmpdir(), 'lichen-challenge-'));
afterAll(() => rmSync(folder, { recursive: true }));

let now = 1_000_000;
const clock: Clock = { now: () => now, random: systemClock.random };
const challenges = makeChallenges(signingKeys(join(folder, 'signing.json'), clock), clock);
const right = ({ test }: { test: number[] }) => Math.max(...test);

it('draws three distinct numbers from 2 to 21, each about as often as the others', () => {
  const seen = new Map<number, number>();
  for (let draw = 0; draw < 4000; draw += 1) {
    const { test } = challenges.draw();
    expect(new Set(test).size).toBe(3);
    for (const number of test) seen.set(number, (seen.get(number) ?? 0) + 1);
  }

  expect([...seen.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  for (const count of seen.values()) expect(Math.abs(count - 600)).toBeLessThan(150);
});

it('takes the right answer once', () => {
  const drawn = challenges.draw();
  const form = { ...drawn, answer: right(drawn) };

  expect(challenges.error(form)).toBeNull();
  expect(challenges.error(form)).toBe('Try again');
});

it('lets nobody guess three times', () => {
  const drawn = challenges.draw();

  expect(challenges.error({ ...drawn, answer: Math.min(...drawn.test) })).toBe('Try again');
  expect(challenges.error({ ...drawn, answer: right(drawn) })).toBe('Try again');
});

it('takes no other numbers, token or time', () => {
  const drawn = challenges.draw();
  const [expires = '', ...rest] = drawn.token.split('.');
  const answer = right(drawn);
  for (const form of [
    { ...drawn, test: [2, 3, 4], answer: 4 },
    { ...drawn, test: 'x', answer },
    { ...drawn, token: undefined, answer },
    { ...drawn, token: '', answer },
    { ...drawn, token: [Number(expires) + 1, ...rest].join('.'), answer },
  ])
    expect(challenges.error(form)).toBe('Try again');
  expect(challenges.error({ ...drawn, answer: undefined })).toBe('Required');
  now += 600_000;
  expect(challenges.error({ ...drawn, answer })).toBe('Try again');
});
