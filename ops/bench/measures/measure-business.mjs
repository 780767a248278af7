import { p95, timed } from '../rounds.mjs';
import { copies, dialectOf } from '../worlds/copies.mjs';
import { load, rollUp, samples } from '../worlds/million.mjs';
import { makeWorld } from '../worlds/world.mjs';

const USUAL = 1_000_000;
const LOCATIONS = 10_000;
const STAFF = 50_000;
const VEHICLES = 5_000;
/** Locations with activities; each has a thousand of a million. */
const BUSY = 1000;
const ASKED = 30;
const PAGE_MS = 100;
const REFRESH_MS = 2000;
const YEAR = 2024;
/** Number of yearly statements that are refreshed at once. */
const YEARS = 10;

const ms = (value) => `${value.toFixed(0)} ms at the 95th percentile`;

async function made({ call }, name, draft) {
  const { status, body, text } = await call('POST', `/api/data/${name}`, draft);
  if (status !== 201) throw new Error(`${name} answered ${status}: ${text.slice(0, 300)}`);
  return body.obj._id;
}

/** Inserts copies of one record, each with its own name. */
async function fill(world, { table, id, count, prefix, names }) {
  const { id: idOf } = dialectOf(world.databaseUrl);
  const changed = { id: idOf(prefix, 'n'), ...names };
  await copies(world.rows, { url: world.databaseUrl, table, id, count, changed });
}

/** Fills in the records of a large company, apart from activities. */
async function fillCompany(world) {
  const { locationId: location_id } = world.person;
  const person = { first_name: 'Ada', last_name: 'Turner', location_id };
  const van = { name: 'Van', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const [staff, vehicle] = [await made(world, 'profiles', person), await made(world, 'vehicles', van)];
  const named = (name) => ({ name: `CONCAT('${name} ', n)` });
  await fill(world, {
    table: 'locations',
    id: location_id,
    count: LOCATIONS,
    prefix: '019e0001',
    names: named('Site'),
  });
  await fill(world, { table: 'vehicles', id: vehicle, count: VEHICLES, prefix: '019e0002', names: named('Van') });
  const names = { first_name: "CONCAT('Ada ', n)", user_id: 'NULL' };
  await fill(world, { table: 'profiles', id: staff, count: STAFF, prefix: '019e0003', names });
  for (const table of ['locations', 'vehicles', 'profiles']) await world.rows.all(`ANALYZE TABLE ${table}`);
}

async function expectAnswer({ status, text }) {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 300)}`);
}

/** Measures one request, repeated sequentially. */
async function figureOf(figure, ask, most = PAGE_MS) {
  await expectAnswer(await ask());
  const taken = [];
  for (let at = 0; at < ASKED; at += 1) taken.push(await timed(async () => expectAnswer(await ask())));
  const product = p95(taken);
  return { figure, product: ms(product), limit: '', goal: `≤ ${most} ms`, met: product <= most };
}

/** Recalculates a statement for each of ten years. */
async function refreshed({ call }) {
  for (let at = 0; at < YEARS; at += 1) {
    const draft = { year: YEAR - at, units: 't', method: 'calculated' };
    const { status, text } = await call('POST', '/api/data/annual_statements', draft);
    if (status !== 201) throw new Error(`a statement answered ${status}: ${text.slice(0, 300)}`);
  }
  return figureOf(
    `Refresh of ${YEARS} annual statements`,
    () => call('POST', '/api/data/annual_statements/refresh_all', {}),
    REFRESH_MS,
  );
}

/**
 * Measures lists, strips and statements of a company with 10,000 locations, 50,000 staff and 5,000 vehicles.
 * @param {{ rows?: number }} asked how many activities
 */
export async function measureBusiness({ rows: count = USUAL } = {}) {
  const world = await makeWorld('mysql');
  const { call, person } = world;
  const get = (place) => () => call('GET', `/api/data/${place}`);
  try {
    const sample = await samples(world);
    await load(world, {
      ...{ ...sample, count, prefix: '019d0000', amount: '1000000 + n' },
      changed: {
        location_id: `CASE WHEN n % ${BUSY} = 0 THEN sample.\`location_id\` ELSE CONCAT('site-', n % ${BUSY}) END`,
      },
    });
    await rollUp(world);
    await fillCompany(world);
    const lists = {
      'List of locations': 'locations?limit=50',
      'List of locations, searched': 'locations?limit=50&search=Site%20777',
      'List of locations of a country': 'locations?limit=50&country=GB',
      'List of vehicles': 'vehicles?limit=50',
      'List of power sources': 'power_sources?limit=50',
      'List of products': 'products?limit=50',
      'List of staff': 'profiles?limit=50',
      'List of staff, searched': 'profiles?limit=50&search=Ada%20777',
    };
    const found = [];
    for (const [name, place] of Object.entries(lists)) found.push(await figureOf(name, get(place)));
    const strip = `get_location_stats/${person.locationId}?year=${YEAR}`;
    found.push(await figureOf('What a location used in a year', get(strip)));
    const [{ _id: van }] = (await call('GET', '/api/data/vehicles?limit=1')).body.list;
    found.push(await figureOf('What a vehicle emitted in a year', get(`get_vehicle_stats?id=${van}&year=${YEAR}`)));
    found.push(await figureOf('What a person travelled in a year', get(`staff_facts?year=${YEAR}`)));
    found.push(await figureOf('Figures of the annual statements', get('statement_figures')));
    found.push(await refreshed(world));
    return found.map((each) => ({ ...each, figure: `${each.figure}, beside ${count} activities` }));
  } finally {
    await world.stop();
  }
}
