import { setTimeout as pause } from 'node:timers/promises';
import { makeWorld, type World } from '../../test/world';

const SECONDS = 3;
/** Most times that are waited out: a start is followed by daily work and checks, which come to an end. */
const MOST_TIMES = 15;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

it('asks its database one question a second while nothing happens', async () => {
  const { database } = world.engine.platform;
  const asked = jest.spyOn(database, 'all');
  const isStanding = (text: string) => text.includes('answer_0');
  let seen: string[] = [];
  for (let times = 0; times < MOST_TIMES; times += 1) {
    asked.mockClear();
    await pause(SECONDS * 1000);
    seen = asked.mock.calls.map(([text]) => text);
    if (seen.every(isStanding)) break;
  }
  asked.mockRestore();

  expect(seen.filter((text) => !isStanding(text))).toEqual([]);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThanOrEqual(SECONDS + 1);
  for (const table of ['jobs', 'outbox', 'audit_log', 'release_pointers']) expect(seen[0]).toContain(table);
}, 60_000);
