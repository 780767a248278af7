import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { build } from '../../build/build.mjs';
import { buildBackend } from '../../start/build-backend.mjs';

/**
 * The goals of independent delivery, each with the file that proves it. A file answers lines; one may answer those of
 * several goals and runs once.
 * @type {Record<string, () => Promise<{ prove: (world: import('./world.mjs').World) => Promise<import('./figures.mjs').Line[]> }>>}
 */
const GOALS = {
  G1: () => import('./goals/publish-speed.mjs'),
  G2: () => import('./goals/edit-to-live.mjs'),
  G3: () => import('./goals/open-tabs.mjs'),
  G4: () => import('./goals/roll-back.mjs'),
  G7: () => import('./goals/fault-matrix.mjs'),
  G8: () => import('./goals/earlier-version.mjs'),
  G9: () => import('./goals/dead-remotes.mjs'),
  G11: () => import('./goals/entitlement.mjs'),
  G12: () => import('./goals/revocation.mjs'),
  G13: () => import('./goals/integrity.mjs'),
  G14: () => import('./goals/long-tab.mjs'),
  G15: () => import('./goals/gate-table.mjs'),
  G17: () => import('./goals/one-copy.mjs'),
  G18: () => import('./goals/speed.mjs'),
  G19: () => import('./goals/styles-apart.mjs'),
  G20: () => import('./goals/memory.mjs'),
  G22: () => import('./goals/new-remote.mjs'),
  G27: () => import('./goals/language.mjs'),
  G28: () => import('./goals/publishers.mjs'),
};

/** After so long a goal is given up, in milliseconds: the whole is bounded. */
const LONGEST_MS = 15 * 60_000;

/** @returns {Promise<import('./figures.mjs').Line[]>} */
async function proveOne(goal, world) {
  const begun = performance.now();
  const module = await GOALS[goal]();
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('took longer than 15 minutes')), LONGEST_MS);
  });
  try {
    const lines = await Promise.race([module.prove(world), late]);
    console.log(`${goal} took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return lines;
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`${goal} could not be proved: ${words}`);
    const figure = `failed: ${words.split('\n')[0]}`;
    return [{ goal, what: 'runs to its end', figure, limit: 'yes', met: false, raw: words }];
  } finally {
    clearTimeout(timer);
  }
}

function print(lines) {
  console.log('\n| Goal | What | Figure | Limit | Met |\n|---|---|---|---|---|');
  for (const { goal, what, figure, limit, met } of lines)
    console.log(`| ${goal} | ${what} | ${figure} | ${limit} | ${met ? 'yes' : '**no**'} |`);
  for (const { goal, what, raw, met } of lines)
    if (!met && Array.isArray(raw) && typeof raw[0] === 'string')
      console.log(`\n${goal} ${what}:\n  ${raw.slice(0, 12).join('\n  ')}`);
}

/**
 * Proves some of the goals, or all; figure beside limit for each.
 * @param {{ goals: string[], json?: string | undefined, remote?: string | undefined }} asked `remote` is the one that is broken
 * @returns {Promise<number>} exit code
 */
export async function proveDelivery({ goals, json, remote }) {
  const unknown = goals.filter((goal) => !Object.hasOwn(GOALS, goal));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there is ${Object.keys(GOALS).join(', ')}`);
  await buildBackend();
  await build();
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`);
  // Reads the contracts as they were built just now.
  const { makeWorld } = await import('./world.mjs');
  const world = await makeWorld(remote);
  const lines = [];
  try {
    for (const goal of goals.length > 0 ? goals : Object.keys(GOALS)) lines.push(...(await proveOne(goal, world)));
  } finally {
    await world.stop();
  }
  if (json) writeFileSync(json, `${JSON.stringify({ node: process.version, cores: cpus().length, lines }, null, 2)}\n`);
  print(lines);
  const short = lines.filter(({ met }) => !met).length;
  console.log(`\n${lines.length - short} passed, ${short} failed`);
  return short === 0 && lines.length > 0 ? 0 : 1;
}
