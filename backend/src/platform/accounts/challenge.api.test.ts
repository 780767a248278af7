import { join } from 'node:path';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { type Clock, systemClock } from '../clock';
import { signingKeys } from '../signing-keys/signing-keys';
import { platformMigrations } from '../platform-migrations';
import { type Challenges, makeChallenges } from './challenge';

let now = 1_000_000;
const clock: Clock = { now: () => now, random: systemClock.random };
let fresh: FreshDatabase;
let challenges: Challenges;
beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  challenges = start();
});
afterAll(() => fresh.close());

/** One of several processes over the same database and keys. */
const start = () => makeChallenges(signingKeys(join(fresh.directory, 'signing.json'), clock), fresh.database, clock);
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

it('takes the right answer once', async () => {
  const drawn = challenges.draw();
  const form = { ...drawn, answer: right(drawn) };

  expect(await challenges.error(form)).toBeNull();
  expect(await challenges.error(form)).toBe('Try again');
});

it('takes it once over all processes, also at the same moment', async () => {
  const drawn = challenges.draw();
  const form = { ...drawn, answer: right(drawn) };
  const processes = [start(), start(), start(), start()];

  const answers = await Promise.all(processes.flatMap((each) => [each.error(form), each.error(form)]));

  expect(answers.filter((problem) => problem === null)).toHaveLength(1);
  expect(answers.filter((problem) => problem === 'Try again')).toHaveLength(7);
});

it('lets nobody guess three times', async () => {
  const drawn = challenges.draw();

  expect(await challenges.error({ ...drawn, answer: Math.min(...drawn.test) })).toBe('Try again');
  expect(await challenges.error({ ...drawn, answer: right(drawn) })).toBe('Try again');
});

it('takes no other numbers, token or time', async () => {
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
    expect(await challenges.error(form)).toBe('Try again');
  expect(await challenges.error({ ...drawn, answer: undefined })).toBe('Required');
  now += 600_000;
  expect(await challenges.error({ ...drawn, answer })).toBe('Try again');
});
