import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../build/build.mjs';
import { buildBackend } from '../../start/build-backend.mjs';
import { root } from '../../start/process.mjs';
import { runBounded } from './bounded.mjs';
import { exitCodeOf } from './figures.mjs';

/**
 * The goals of independent delivery, each with the file that proves it. A file returns lines of the table, possibly for
 * several goals.
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

/** Time limit of a goal in minutes, after which it has failed; goals that are not listed have ten. */
const LONGEST_MINUTES = { G2: 12, G7: 20, G13: 20, G15: 20 };

const program = path.join(import.meta.dirname, '..', 'proof.mjs');

/** @type {(goal: string, figure: string, raw?: string) => import('./figures.mjs').Line} */
const failed = (goal, figure, raw = figure) => ({
  ...{ goal, what: 'runs to its end', figure, limit: 'yes', met: false, raw: [raw] },
});

function expectKnown(goals) {
  const unknown = goals.filter((goal) => !Object.hasOwn(GOALS, goal));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there is ${Object.keys(GOALS).join(', ')}`);
}

/**
 * Proves one goal in this process with what is built; writes its lines to a file, or prints them.
 * @param {string} goal
 * @param {{ file?: string | undefined, remote?: string | undefined }} asked
 * @returns {Promise<number>} exit code; 0 where the lines are in a file
 */
export async function proveGoal(goal, { file, remote }) {
  expectKnown([goal]);
  // Loads the contracts as they were built just now.
  const { makeWorld } = await import('./world.mjs');
  const { prove } = await GOALS[goal]();
  let lines;
  let world;
  try {
    world = await makeWorld(remote);
    lines = await prove(world);
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`${goal} could not be proved: ${words}`);
    lines = [failed(goal, `failed: ${words.split('\n')[0]}`, words)];
  } finally {
    await world?.stop();
  }
  if (file === undefined) print(lines);
  else writeFileSync(file, JSON.stringify(lines));
  return file === undefined ? exitCodeOf(lines) : 0;
}

/**
 * Proves one goal in a separate process with a separate portal, so that a hanging goal is killed with all its children,
 * and no goal affects another.
 * @returns {Promise<import('./figures.mjs').Line[]>}
 */
async function proveBounded(goal, folder, remote) {
  const begun = performance.now();
  const minutes = LONGEST_MINUTES[goal] ?? 10;
  const file = path.join(folder, `${goal}.json`);
  const words = [program, 'goal', goal, '--json', file, ...(remote ? ['--remote', remote] : [])];
  const { isLate, code } = await runBounded(words, { mostMs: minutes * 60_000, cwd: root });
  console.log(`${goal} took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  if (isLate) return [failed(goal, `ended after ${minutes} minutes`)];
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [failed(goal, `ended with ${code}`)];
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
 * Proves the given goals, or all, and prints each figure beside its limit.
 * @param {{ goals: string[], json?: string | undefined, remote?: string | undefined }} asked `remote` is the one that is broken
 * @returns {Promise<number>} exit code
 */
export async function proveDelivery({ goals, json, remote }) {
  expectKnown(goals);
  await buildBackend();
  await build();
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-proof-'));
  const lines = [];
  try {
    for (const goal of goals.length > 0 ? goals : Object.keys(GOALS))
      lines.push(...(await proveBounded(goal, folder, remote)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (json) writeFileSync(json, `${JSON.stringify({ node: process.version, cores: cpus().length, lines }, null, 2)}\n`);
  print(lines);
  const short = lines.filter(({ met }) => !met).length;
  console.log(`\n${lines.length - short} passed, ${short} failed`);
  return exitCodeOf(lines);
}
