import type { InventoryYearRow, YearDifferences } from '@lichen/contracts/activities/years/inventory-year.call';
import { utcDay } from '@lichen/contracts/formats/days';
import type { Answer } from '../../../../test/sender';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

const YEAR = 2024;
const WHY = 'The bill of March was found in the archive.';
const REASON = { 'lichen-reason': encodeURIComponent(WHY) };

let world: World;
let location_id: string;

const send = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  world.admin.send(method, path, body, headers);
const stateOf = async (): Promise<InventoryYearRow> =>
  (await send('GET', 'inventory_year_states')).body.list.find(({ year }: InventoryYearRow) => year === YEAR);
const verified = async () => (await send('GET', `verify_inventory_year?year=${YEAR}`)).body;
const differences = async (): Promise<YearDifferences> =>
  (await send('GET', `inventory_year_differences?year=${YEAR}`)).body;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const days = { from: utcDay(YEAR, 1, 1), to: utcDay(YEAR, 1, 31) };
  await send('POST', 'electricity_activitys', { location_id, ...days, amount: 900, units: 'kWh', renewable_amount: 0 });
});
afterAll(() => world.stop());

async function bill(): Promise<string> {
  const { _id } = (await send('POST', 'docs', { name: 'Bill', doc_ids: ['electricity'] })).body.obj;
  const prep_data = {
    ...{ supplier_name: 'Northern Power', location_id, electricity_used: 1000, invoice_number: 'NP-1' },
    ...{ period_start: utcDay(YEAR, 3, 1), period_end: utcDay(YEAR, 3, 31) },
  };
  await send('POST', `docs/${_id}/update`, { prep_data });
  return _id;
}

/** Refused without a reason, which changes nothing; then done with one. */
async function guarded(path: string): Promise<Answer> {
  const before = await stateOf();
  const asked = await send('POST', path, {});
  expect([path, asked.status]).toEqual([path, 428]);
  expect(await stateOf()).toEqual(before);
  const done = await send('POST', path, {}, REASON);
  expect([path, done.status, done.body.err]).toEqual([path, 200, undefined]);
  return done;
}

it('asks before a document is applied to an approved year and before it is taken back, and is as approved again then', async () => {
  const id = await bill();
  await send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve', note: 'As the auditor asked' });
  const approved = await stateOf();

  const applied = await guarded(`docs/${id}/apply`);
  expect(applied.body.obj.status).toBe('applied');
  expect(await stateOf()).toMatchObject({ changed_since_approval: true, approved: approved.approved });
  const { list } = await differences();
  expect(list).toMatchObject([{ what: 'new', changes: [{ by: world.admin.email, reason: WHY }] }]);
  // UK Government 2024, electricity generated: 0.20705 kg a kilowatt-hour.
  expect(list[0]?.after_kg).toBeGreaterThanOrEqual(207.05);
  expect(await verified()).toMatchObject({ is_intact: true, is_unchanged: false });

  await guarded(`docs/${id}/unapply`);
  expect(await verified()).toMatchObject({ is_intact: true, is_unchanged: true });
  expect(await stateOf()).toEqual(approved);
});
