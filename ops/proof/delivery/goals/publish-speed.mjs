import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../start/process.mjs';
import { timesLine } from '../figures.mjs';
import { copyOf, versionLike } from '../release-copies.mjs';

const PUBLISHES = 50;
/** Number of copies that are not stored yet, to measure the whole path including upload and gate. */
const NEW_BUILDS = 5;

/** Returns one hash of all files below a folder. */
export function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const full = path.join(folder, file);
    if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

/** Returns the version of a remote that a newly opened page receives. */
export async function servedVersion(person, name) {
  const { body } = await person.call('GET', '/api/portal');
  return body.remotes.find((remote) => remote.name === name)?.version;
}

/** Milliseconds until newly opened pages receive this version. */
export async function untilServed(person, name, version, begun = performance.now()) {
  while ((await servedVersion(person, name)) !== version) {
    if (performance.now() - begun > 10_000) throw new Error(`${name} ${version} is not served`);
  }
  return performance.now() - begun;
}

/** Stores copies of a build, so that they have passed the gate. */
export async function storeCopies({ built, releases }, name, words) {
  const copies = words.map((word) => copyOf(built[name], { version: versionLike(built[name], word) }));
  for (const copy of copies) await releases.store(copy);
  return copies;
}

/** The smallest remote, because the path is measured and not the size. */
export const smallest = ({ built, remotes }) =>
  [...remotes].sort((a, b) => built[a].release.assets.length - built[b].release.assets.length)[0];

/** G1: a finished build is served to new pages without the shell or server noticing. */
export async function prove(world) {
  const { releases, person, portal, built } = world;
  const name = smallest(world);
  const shell = path.join(root, 'shell', 'dist');
  const before = { shell: hashOf(shell), pid: portal.pid() };
  const stored = await storeCopies(world, name, ['speed a', 'speed b']);
  const times = [];
  for (let round = 0; round < PUBLISHES; round += 1) {
    const copy = stored[round % stored.length];
    const begun = performance.now();
    await releases.store(copy);
    await releases.show(name, copy.release.version);
    times.push(await untilServed(person, name, copy.release.version, begun));
  }
  const whole = [];
  for (let round = 0; round < NEW_BUILDS; round += 1) {
    const copy = copyOf(built[name], { version: versionLike(built[name], `new ${round}`) });
    const begun = performance.now();
    await releases.store(copy);
    await releases.show(name, copy.release.version);
    whole.push(await untilServed(person, name, copy.release.version, begun));
  }
  const isSame = hashOf(shell) === before.shell && portal.pid() === before.pid && portal.isRunning();
  return [
    timesLine('G1', `${name}: a build that was judged is served to new pages`, times, { p95: 1000, max: 2000 }),
    timesLine('G1', `${name}: a new build, with upload and gate`, whole, { max: 10_000 }),
    {
      ...{ goal: 'G1', what: 'shell files and process of the server', limit: 'the same' },
      ...{ figure: isSame ? 'the same' : 'changed', met: isSame },
    },
  ];
}
