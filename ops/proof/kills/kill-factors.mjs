import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../start/process.mjs';
import { killOnExit } from '../kill-children-on-exit.mjs';
import { FIRST_YEAR, callsOf, createBills, editionOf, halfSets, recalculatedHalf, upload } from '../factor-work.mjs';
import { until } from '../until.mjs';
import { counting, killPoints, lastEnd, listed } from './kill-points.mjs';
import { provePortal } from './portal-deaths.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { setUpCompany } from '../company-account.mjs';

/** First statement of each kind of work, and the tables that must be entirely old or entirely new. */
const IMPORT = { from: 'INSERT INTO .?factor_sets', watched: /factor_sets|factors|factor_imports/ };
const STORE = { from: 'UPDATE .?factor_imports', watched: IMPORT.watched };
const RECALCULATE = { from: 'UPDATE .?recalculations', watched: /emission_calcs|recalculation/ };

/** Runs `npm run factors -- import FILE`. @returns whether it was killed */
async function importByProgram({ portal, folder, text, env = {} }) {
  const file = path.join(folder, 'edition.csv');
  writeFileSync(file, text);
  const program = path.join(root, 'backend', 'dist', 'cli', 'factors.js');
  const child = spawn(process.execPath, [program, 'import', file], {
    ...{ env: { ...portal.environment, ...env }, stdio: 'ignore' },
  });
  killOnExit(child);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.signalCode === 'SIGKILL';
}

/**
 * Kills the import program after each statement: before the last COMMIT nothing is stored, afterwards everything is.
 */
async function proveProgram({ name, portal, rows, folder, calls, short, checks }) {
  const list = path.join(folder, 'statements');
  await importByProgram({
    ...{ portal, folder, env: counting({ ...IMPORT, list }) },
    text: await editionOf(calls, FIRST_YEAR),
  });
  const statements = listed(list);
  const end = lastEnd(statements, IMPORT.watched);
  const points = killPoints(statements, IMPORT.watched, short);
  const problems = end === 0 ? ['no import was seen in the statements'] : [];
  for (const [at, last] of points.entries()) {
    const year = FIRST_YEAR + 1 + at;
    const text = await editionOf(calls, year);
    const isDead = await importByProgram({ portal, folder, text, env: counting({ ...IMPORT, last }) });
    const { problems: half, known } = await halfSets(rows);
    const isNew = known.has(`uk-${year}`);
    if (!isDead) half.push('it was not killed');
    if (isNew !== last >= end) half.push(`the edition is ${isNew ? 'there' : 'not there'}`);
    problems.push(...half.map((words) => `after statement ${last} of ${end}: ${words}`));
  }
  checks.check(`${name}: the program killed after any statement leaves an edition or nothing`, problems);
  return points.length;
}

async function proveStoring(given) {
  const { portal, calls, person, year } = given;
  await portal.start();
  const id = await upload(portal, person, await editionOf(calls, year));
  const record = async () => (await calls.get(`factor_imports/${id}`)).obj;
  await until('the file is read', async () => (await record()).state === 'proposed');
  const set = (await record()).plan.set.id;
  await portal.stop();
  return provePortal(given, STORE, {
    begin: () => calls.post('decide_factor_import', { id, decision: 'store' }),
    isOver: async () => (await record()).state === 'stored',
    look: async (rows) => {
      const { problems, known } = await halfSets(rows);
      const [{ state }] = await rows.all('SELECT state FROM factor_imports WHERE id = ?', [id]);
      const isNew = known.has(set);
      if (isNew !== (state === 'stored')) problems.push(`the import says ${state}, the set is there: ${isNew}`);
      return { isNew, problems };
    },
  });
}

async function proposed(calls) {
  const { _id } = (await calls.post('recalculate', {})).obj;
  const record = async () => (await calls.get(`recalculations/${_id}`)).obj;
  const { changed } = await until('it is proposed', async () => {
    const found = await record();
    return found.state === 'proposed' && found;
  });
  return {
    id: _id,
    changed,
    record,
    commit: () => calls.post('decide_recalculation', { id: _id, decision: 'commit' }),
  };
}

async function proveRecalculation(given) {
  const { portal, calls } = given;
  await portal.start();
  const { id, changed, record, commit } = await proposed(calls);
  await portal.stop();
  return provePortal(given, RECALCULATE, {
    begin: commit,
    isOver: async () => (await record()).state === 'committed',
    look: async (rows) => {
      const { written, problems } = await recalculatedHalf(rows, id);
      return { isNew: written === changed, problems };
    },
  });
}

/** Kills a job with work left; another process continues it when the killed one's lease expires. */
async function proveGoingOn({ name, portal, rows, calls, checks }) {
  const { id, changed, record, commit } = await proposed(calls);
  await commit();
  await until('a page is written', async () => {
    const [{ written }] = await rows.all(`SELECT written FROM recalculations WHERE id = '${id}'`);
    return Number(written) > 0;
  });
  await portal.kill();
  const half = await recalculatedHalf(rows, id);
  await portal.start();
  await until('it is committed', async () => (await record()).state === 'committed');
  const end = await recalculatedHalf(rows, id);
  const left = end.written === changed ? [] : [`${end.written} of ${changed} are written at the end`];
  checks.check(`${name}: a recalculation that was killed goes on to its end`, [
    ...half.problems,
    ...end.problems,
    ...left,
  ]);
}

/** Kinds of work that are proved; each can be selected alone. */
const KINDS = ['program', 'going-on', 'storing', 'recalculating'];

/** @returns the number of years of editions used so far */
async function proveOutsidePortal(given, { isAsked, name, print }) {
  if (!isAsked('program')) {
    await importByProgram({
      portal: given.portal,
      folder: given.folder,
      text: await editionOf(given.calls, FIRST_YEAR),
    });
    return 0;
  }
  const kills = await proveProgram({ ...given, name });
  print(`${name}: ${kills} kills of the program that imports`);
  return kills;
}

/**
 * Kills the process with `kill -9` after each statement of factor imports and of a recalculation: the state must be
 * entirely old or entirely new. The database keeps running and is reset to the same state before each kill. Long proofs
 * may be split into several runs: each ends after `minutes` and continues with the points that the file `walked` does
 * not list.
 */
export function proveFactorKills({
  bills,
  database,
  short = false,
  minutes = 0,
  walked = undefined,
  checks,
  ...asked
}) {
  const { print = console.log } = asked;
  const name = `factors on ${database}`;
  const some = KINDS.some((kind) => asked[kind]);
  const isAsked = (kind) => (some ? asked[kind] === true : kind !== 'going-on' || !short);
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  return runOnPortal({ name, database, env: { DEV_TOOLS: '1' }, checks }, async ({ portal, rows, folder }) => {
    const person = await setUpCompany(portal.url, 'first@proof.example');
    const calls = callsOf(portal, person);
    await createBills(calls, person.locationId, bills);
    const given = { portal, person, rows, folder, calls, short, walked, end, checks };
    const kills = await proveOutsidePortal(given, { isAsked, name, print });
    if (isAsked('going-on')) await proveGoingOn({ ...given, name });
    await portal.stop();
    if (isAsked('storing')) {
      const storing = `${name}: the portal killed after any statement of storing leaves an edition or nothing`;
      print(`${name}: storing: ${await proveStoring({ ...given, name: storing, year: FIRST_YEAR + 1 + kills })}`);
    }
    if (!isAsked('recalculating')) return;
    const writing = `${name}: killed after any statement of a recalculation, each activity is wholly old or wholly new`;
    print(`${name}: recalculating: ${await proveRecalculation({ ...given, name: writing })}`);
  });
}

const asProgramAsked = { numbers: { bills: '250', minutes: '0' }, words: ['walked'], flags: ['short', ...KINDS] };
await asProgram(import.meta.url, asProgramAsked, proveFactorKills);
