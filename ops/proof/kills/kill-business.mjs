import { openRows } from '../drivers.mjs';
import { callsOf, createBills } from '../factor-work.mjs';
import { setUpCompany } from '../company-account.mjs';
import { calculationProblems, readTables, rollUpProblems } from '../rows-agree.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { until } from '../until.mjs';
import { proveGridChange } from './kill-grid.mjs';
import { provePortal } from './portal-deaths.mjs';

/** First statement of each kind of work, and the tables whose every row must be entirely old or entirely new. */
const MOVE = {
  from: 'INSERT INTO .?jobs',
  watched: /bulk_changes|bulk_rows|vehicles|power_sources|products|profiles|employment_records|activities/,
};
const IMPORT = { from: 'UPDATE .?imports', watched: /imports|import_rows|profiles/ };

const SITE = { country: 'GB', electricity_grid: 'United Kingdom', address_line1: '2 Way', town_or_city: 'Hull' };
const STAFF = 'First name,Last name,E-mail,Location\n';
const PEOPLE = 12;
const BILLS = 6;
/** Number of kills in the short form, spread over the work. */
const FEW = 6;

/** Creates records of each kind that moves, at the first location. */
async function fill({ post }, location_id) {
  const van = { type: 'average_van', fuel_type: 'diesel', fuel_units: 'km', location_id };
  const panels = { power_generation_method: 'solar_photovoltaic', max_output: 4, max_output_units: 'kW' };
  for (const name of ['V-1', 'V-2']) await post('vehicles', { ...van, name });
  await post('power_sources', { name: 'PV-1', renewable: true, ...panels, location_id });
  await post('products', { name: 'P-1', units: 'kg', location_id });
  const { _id } = (await post('profiles', { first_name: 'Ada', last_name: 'Moe', location_id })).obj;
  await post('employment_records', { profile_id: _id, location_id, start_date: Date.UTC(2024, 0, 1) });
  await createBills({ post }, location_id, BILLS);
}

const MOVED = ['vehicles', 'power_sources', 'products', 'profiles', 'employment_records', 'activities'];

/** Checks that every record is at one of the two locations, and that figures match their record's location. */
async function standing(rows, from, to) {
  const problems = [];
  let left = 0;
  for (const table of MOVED) {
    const found = await rows.all(`SELECT location_id FROM ${table}`);
    left += found.filter(({ location_id }) => location_id === from).length;
    const lost = found.filter(({ location_id }) => location_id !== from && location_id !== to).length;
    if (lost > 0) problems.push(`${lost} of ${table} stand nowhere`);
  }
  const { activities, calcs, months } = await readTables(rows);
  if (activities.length !== BILLS) problems.push(`${activities.length} activities instead of ${BILLS}`);
  problems.push(...calculationProblems({ activities, calcs }), ...rollUpProblems({ calcs, months }));
  return { isNew: left === 0, problems };
}

const few = ({ short }) => (short ? { most: FEW } : {});

const inUse = async ({ get }, location_id) => {
  const { dependencies } = await get(`location_dependencies?location_id=${location_id}`);
  return Object.values(dependencies).reduce((sum, count) => sum + count, 0);
};

/** Kills the portal during a move; the repeated request completes it, and the location can then be deleted. */
async function proveMoveGoesOn({ name, portal, calls, person, from, ask, checks }) {
  await portal.start();
  const asked = ask().catch(() => undefined);
  await until('something is moved', async () => (await inUse(calls, from)) < BILLS + 6 || (await asked) === undefined);
  await portal.kill();
  await portal.start();
  // A started job continues by itself; the rest has to be requested again.
  await until('everything is moved', async () => {
    if ((await inUse(calls, from)) === 0) return true;
    await ask().catch(() => undefined);
    return false;
  });
  const { deleteLocation } = person;
  const status = await deleteLocation(from);
  await portal.stop();
  checks.check(`${name}: after a kill a move goes on to its end, and the location can be deleted`, [
    ...(status === 200 ? [] : [`the deletion answers ${status}`]),
  ]);
}

async function proveMove(given) {
  const { portal, calls, person, name } = given;
  const from = person.locationId;
  await fill(calls, from);
  const { _id: to } = (await calls.post('locations', { name: 'Store', ...SITE, post_code: 'HU1' })).obj;
  await portal.stop();
  const ask = () =>
    calls.post('location_dependencies', { action: 'reassign_dependencies', location_id: from, to_location_id: to });
  const title = `${name}: killed after any statement of a move, each record stands at one location`;
  const words = await provePortal({ ...given, name: title }, MOVE, {
    begin: ask,
    ...few(given),
    isOver: async () => (await inUse(calls, from)) === 0,
    look: (rows) => standing(rows, from, to),
  });
  await proveMoveGoesOn({ ...given, from, ask });
  return words;
}

async function uploaded({ url }, { cookie }, text) {
  const body = new FormData();
  body.set('entity', 'imports');
  body.set('activity', 'profiles');
  body.set('file', new Blob([text], { type: 'text/csv' }), 'staff.csv');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body });
  return (await answer.json()).obj._id;
}

/** Checks that each imported person exists once and is counted by the import, and that nobody else exists. */
async function imported(rows, id, before) {
  const people = await rows.all("SELECT email FROM profiles WHERE email LIKE 'p%@staff.example'");
  const [{ created }] = await rows.all('SELECT created FROM imports WHERE id = ?', [id]);
  const [{ total }] = await rows.all('SELECT COUNT(*) AS total FROM profiles');
  const problems = [];
  if (new Set(people.map(({ email }) => email)).size < people.length) problems.push('somebody is there twice');
  if (Number(created) !== people.length) problems.push(`${people.length} are there, the import says ${created}`);
  if (Number(total) !== before + people.length) problems.push(`${total} people in all, ${people.length} of the import`);
  return { isNew: people.length === PEOPLE, problems };
}

async function proveImport(given) {
  const { portal, calls, person, name, checks } = given;
  await portal.start();
  const lines = Array.from({ length: PEOPLE }, (_, at) => `Ada,Moe ${at},p${at}@staff.example,Store\n`);
  const id = await uploaded(portal, person, STAFF + lines.join(''));
  const record = async () => (await calls.get(`imports/${id}`)).obj;
  const inState = (state) => until(`the import is ${state}`, async () => (await record()).state === state);
  await inState('uploaded');
  await calls.post('check_import', { id, settings: (await record()).settings });
  await inState('checked');
  const before = (await calls.get('profiles?limit=1')).total;
  await portal.stop();
  const begin = () => calls.post('decide_import', { id, decision: 'run', existing: 'skip' });
  const title = `${name}: killed after any statement of an import of staff, each person is there once or not at all`;
  const words = await provePortal({ ...given, name: title }, IMPORT, {
    begin,
    ...few(given),
    isOver: async () => (await record()).state === 'done',
    look: (rows) => imported(rows, id, before),
  });
  await portal.start();
  await begin();
  await portal.kill();
  await portal.start();
  await inState('done');
  await portal.stop();
  const rows = await openRows(portal.databaseUrl);
  const { isNew, problems } = await imported(rows, id, before).finally(() => rows.close());
  checks.check(`${name}: an import of staff that was killed goes on to its end`, [
    ...problems,
    ...(isNew ? [] : ['somebody is missing']),
  ]);
  return words;
}

/**
 * Kills the portal with `kill -9` after statements of a move between locations, an import of staff, and a change of
 * grid. Each record must be entirely old or entirely new, and unfinished work must be completed.
 */
export function proveBusinessKills({ database, short = false, minutes = 0, checks, print = console.log }) {
  const name = `business on ${database}`;
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  return runOnPortal({ name, database, checks }, async ({ portal, folder }) => {
    const person = await setUpCompany(portal.url, 'first@proof.example');
    const calls = callsOf(portal, person);
    const deleteLocation = async (id) => {
      const headers = { cookie: person.cookie };
      return (await fetch(`${portal.url}/api/data/locations/${id}`, { method: 'DELETE', headers })).status;
    };
    const given = {
      portal,
      person: { ...person, deleteLocation },
      folder,
      calls,
      short,
      walked: undefined,
      end,
      checks,
    };
    print(`${name}: moving: ${await proveMove({ ...given, name })}`);
    print(`${name}: importing: ${await proveImport({ ...given, name })}`);
    print(`${name}: changing the grid: ${await proveGridChange({ ...given, name, ...few(given) })}`);
  });
}

await asProgram(import.meta.url, { numbers: { minutes: '0' }, flags: ['short'] }, proveBusinessKills);
