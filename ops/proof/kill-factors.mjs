import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/process.mjs';
import { endsWithUs } from './ends-with-us.mjs';
import { asProgram, onPortal } from './on-portal.mjs';
import { send, settle } from './people.mjs';
import { chance } from './random.mjs';
import { calculationProblems, readTables, rollUpProblems } from './rows-agree.mjs';

const AT_ONCE = 16;
const FIRST_YEAR = 2027;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what, ask, ms = 60_000) {
  const end = Date.now() + ms;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited too long until ${what}`);
    await pause(5);
  }
}

/** Somebody with their calls: `get` and `post` answer the body, and insist on success. */
function callsOf({ url }, { cookie }) {
  const call = async (method, name, body) => {
    const answer = await send({ url, cookie, method, path: name.startsWith('/') ? name : `/api/data/${name}`, body });
    if (answer.status >= 300) throw new Error(`${method} ${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.body;
  };
  return { get: (name) => call('GET', name), post: (name, body) => call('POST', name, body) };
}

async function createBills({ post }, locationId, count) {
  let next = 0;
  const one = async () => {
    while (next < count) {
      next += 1;
      const days = { from: Date.UTC(FIRST_YEAR, 0, 1 + (next % 200)), to: Date.UTC(FIRST_YEAR, 7, 1) };
      const bill = { location_id: locationId, ...days, amount: 100 + next, units: 'kWh', renewable_amount: 0 };
      await post('electricity_activitys', bill);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** The UK edition of a year with every row of the newest one at another figure. */
async function editionOf({ get }, year) {
  const { list } = await get('factors?set=uk-2026&limit=2000');
  const rows = [...new Set(list.map(({ publisher_row }) => publisher_row))].filter((row) => /^\d+(_\d+){4}$/.test(row));
  const lines = rows.map((row) => `${row},kWh,kg CO2e,0.${year},${year}`);
  return ['id,uom,ghg_unit,factor,year', ...lines].join('\n');
}

/** A set is there with every one of its factors, or nothing of it is. */
async function halfSets(rows) {
  const sets = await rows.all('SELECT id, factors FROM factor_sets');
  const counts = await rows.all('SELECT set_id, COUNT(*) AS found FROM factors GROUP BY set_id');
  const found = new Map(counts.map((each) => [each.set_id, Number(each.found)]));
  const known = new Set(sets.map(({ id }) => id));
  const problems = sets
    .filter((set) => Number(set.factors) !== found.get(set.id))
    .map(({ id, factors }) => `${id} has ${found.get(id) ?? 0} of ${factors} factors`);
  const orphans = [...found.keys()].filter((id) => !known.has(id)).map((id) => `factors of ${id}, and no such set`);
  return { problems: [...problems, ...orphans], known };
}

/** `npm run factors -- import FILE`, killed after `wait` ms of it or let go on. @returns milliseconds it took */
async function importByProgram({ portal, folder, text, wait }) {
  const file = path.join(folder, 'edition.csv');
  writeFileSync(file, text);
  const begun = performance.now();
  const program = path.join(root, 'backend', 'dist', 'cli', 'factors.js');
  const child = spawn(process.execPath, [program, 'import', file], { env: portal.environment, stdio: 'ignore' });
  endsWithUs(child);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (wait !== undefined) {
    await Promise.race([pause(wait), gone]);
    child.kill('SIGKILL');
  }
  await gone;
  return performance.now() - begun;
}

async function upload({ url }, { cookie }, text) {
  const body = new FormData();
  body.set('entity', 'factor_imports');
  body.set('file', new Blob([text], { type: 'text/csv' }), 'edition.csv');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body });
  return (await answer.json()).obj._id;
}

/** The portal stores an edition that somebody uploaded; killed after `wait` ms of it or let go on. */
async function importInPortal({ portal, person, calls, text, wait }) {
  const id = await upload(portal, person, text);
  const record = async () => (await calls.get(`factor_imports/${id}`)).obj;
  await until('the file is read', async () => (await record()).state === 'proposed');
  const begun = performance.now();
  await calls.post('decide_factor_import', { id, decision: 'store' });
  if (wait === undefined) await until('it is stored', async () => (await record()).state === 'stored');
  else {
    await pause(wait);
    await portal.kill();
    await portal.start();
  }
  const { state, plan } = await record();
  return { state, set: plan.set.id, took: performance.now() - begun };
}

/** Each activity stands on one edition, and the record counts what was written. */
async function recalculatedHalf(rows, id) {
  const { activities, calcs, months } = await readTables(rows);
  const standing = calcs.filter(({ superseded_by, used }) => superseded_by === null && used === 1);
  const sets = new Map();
  for (const { activity_id, factor_set } of standing)
    sets.set(activity_id, (sets.get(activity_id) ?? new Set()).add(factor_set));
  const mixed = [...sets].filter(([, own]) => own.size > 1).map(([one, own]) => `${one}: ${[...own].join(', ')}`);
  const [record] = await rows.all(`SELECT written FROM recalculations WHERE id = '${id}'`);
  const changes = await rows.all(
    `SELECT activity_id, state FROM recalculation_changes WHERE recalculation_id = '${id}'`,
  );
  const written = changes.filter(({ state }) => state === 'written').length;
  const counted = written === Number(record.written) ? [] : [`says ${record.written} written, ${written} are`];
  return {
    written,
    problems: [
      ...mixed,
      ...counted,
      ...calculationProblems({ activities, calcs }),
      ...rollUpProblems({ calcs, months }),
    ],
  };
}

/** The portal, killed while it writes a recalculation. */
async function killRecalculation({ portal, rows, calls, toTheEnd }) {
  const { _id } = (await calls.post('recalculate', {})).obj;
  const record = async () => (await calls.get(`recalculations/${_id}`)).obj;
  const { changed } = await until('it is proposed', async () => {
    const found = await record();
    return found.state === 'proposed' && found;
  });
  await calls.post('decide_recalculation', { id: _id, decision: 'commit' });
  // At least one page is written, and with more than one there is something left.
  await until('a page is written', async () => {
    const [{ written }] = await rows.all(`SELECT written FROM recalculations WHERE id = '${_id}'`);
    return Number(written) > 0;
  });
  await portal.kill();
  const half = await recalculatedHalf(rows, _id);
  await portal.start();
  if (!toTheEnd) return { ...half, changed };
  // Another process goes on when the lease of the killed one is over.
  await until('it is committed', async () => (await record()).state === 'committed', 120_000);
  const end = await recalculatedHalf(rows, _id);
  const left = end.written === changed ? [] : [`${end.written} of ${changed} are written at the end`];
  return { ...half, changed, problems: [...half.problems, ...end.problems, ...left] };
}

/** `kill -9` during imports of factors and during a recalculation: the old state or the new one, never between. */
export function proveFactorKills({ kills, bills, database, short = false, seed = 1, checks, print = console.log }) {
  const name = `factors on ${database}`;
  const random = chance(seed);
  const outcomes = { program: { old: 0, new: 0 }, portal: { old: 0, new: 0 } };
  return onPortal({ name, database, env: { DEV_TOOLS: '1' }, checks }, async ({ portal, rows, folder }) => {
    const person = await settle(portal.url, 'first@proof.example');
    const calls = callsOf(portal, person);
    await createBills(calls, person.locationId, bills);
    // How long each takes unharmed, so that the blows fall into the writing.
    const byProgram = await importByProgram({ portal, folder, text: await editionOf(calls, FIRST_YEAR + 1) });
    const text = await editionOf(calls, FIRST_YEAR);
    const { took: inPortal } = await importInPortal({ portal, person, calls, text });
    for (let kill = 0; kill < kills; kill += 1) {
      const year = FIRST_YEAR + 2 + kill * 2;
      const share = (percent) => percent / 100;
      const late = byProgram * share(60 + random.below(45));
      await importByProgram({ portal, folder, text: await editionOf(calls, year), wait: late });
      const { problems, known } = await halfSets(rows);
      outcomes.program[known.has(`uk-${year}`) ? 'new' : 'old'] += 1;
      checks.check(`${name}: the program killed leaves an edition or nothing (${kill + 1})`, problems);

      const wait = inPortal * share(random.below(110));
      const other = await editionOf(calls, year + 1);
      const { state, set } = await importInPortal({ portal, person, calls, text: other, wait });
      const after = await halfSets(rows);
      const isStored = after.known.has(set);
      outcomes.portal[isStored ? 'new' : 'old'] += 1;
      const agrees = isStored === (state === 'stored') ? [] : [`the import says ${state}, the set ${isStored}`];
      checks.check(`${name}: the portal killed while storing leaves an edition or nothing (${kill + 1})`, [
        ...after.problems,
        ...agrees,
      ]);
    }
    const half = await killRecalculation({ portal, rows, calls, toTheEnd: !short });
    checks.check(`${name}: killed while recalculating, each activity is wholly old or wholly new`, half.problems);
    print(
      `${name}: ${kills} kills of the program (${outcomes.program.old} old, ${outcomes.program.new} new), ${kills} while storing (${outcomes.portal.old} old, ${outcomes.portal.new} new); recalculation killed with ${half.written} of ${half.changed} written`,
    );
  });
}

const NUMBERS = { kills: '20', bills: '2000', seed: '1' };
await asProgram(import.meta.url, { numbers: NUMBERS, flags: ['short'] }, proveFactorKills);
