import { countLine, timesLine } from '../figures.mjs';
import { openTold, untilTold } from './open-tabs.mjs';
import { smallest, storeCopies, untilServed } from './publish-speed.mjs';

const ROLL_BACKS = 100;
const TOLD = 10;

/** Everything that a page gets of a version: addresses, hashes, and the bytes of its entry. */
async function stateOf(person, url, name) {
  const { body } = await person.call('GET', '/api/portal');
  const remote = body.remotes.find((one) => one.name === name);
  const entry = await fetch(`${url}${remote.base}${remote.entry}`, { headers: { cookie: person.cookie } });
  const { fallback, ...own } = remote;
  return JSON.stringify([own, entry.status, await entry.text()]);
}

/** G4: rolls back to the previous version for new pages and open tabs, byte for byte. */
export async function prove(world) {
  const { releases, person, portal } = world;
  const name = smallest(world);
  const [before, after] = (await storeCopies(world, name, ['back a', 'back b'])).map(({ release }) => release.version);
  await releases.show(name, before);
  const wanted = await stateOf(person, portal.url, name);
  const times = [];
  const wrong = [];
  for (let round = 0; round < ROLL_BACKS; round += 1) {
    await releases.show(name, after);
    const begun = performance.now();
    await releases.rollBack(name);
    times.push(await untilServed(person, name, before, begun));
    if ((await stateOf(person, portal.url, name)) !== wanted) wrong.push(`round ${round}`);
  }
  const lane = await world.lane();
  const page = await lane.newPage();
  const told = [];
  for (let round = 0; round < TOLD; round += 1) {
    await releases.show(name, after);
    await openTold(lane, [page], `${lane.proxy.url}/profile`);
    told.push(...(await untilTold([page], () => releases.rollBack(name), 15_000)));
  }
  await lane.close();
  return [
    timesLine('G4', 'a roll-back is served to new pages', times, { p95: 1000 }),
    countLine('G4', 'roll-backs that are the earlier version byte for byte', ROLL_BACKS, wrong),
    timesLine('G4', 'an open tab is told', told, { max: 2000 }),
  ];
}
