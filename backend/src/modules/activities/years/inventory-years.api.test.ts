import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import type { Touched } from '@lichen/contracts/api/reason';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let location_id: string;

const REASON = { 'lichen-reason': 'The supplier corrected the bill' };

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const decide = (year: number, decision: string, who = world.admin) =>
  who.send('POST', 'decide_inventory_year', { year, decision, note: 'As the auditor asked' });

const bill = async (from: number, to: number, amount = 1000): Promise<string> => {
  const draft = { location_id, from, to, amount, units: 'kWh', renewable_amount: 0 };
  return (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id;
};

async function yearOf(year: number, who = world.admin): Promise<InventoryYearRow | undefined> {
  const { body } = await who.send('GET', 'inventory_year_states');
  return body.list.find((row: InventoryYearRow) => row.year === year);
}

async function until(id: string, state: string) {
  for (;;) {
    const { obj } = (await world.admin.send('GET', `recalculations/${id}`)).body;
    if (obj.state === state) return obj;
    if (obj.state === 'failed') throw new Error('the recalculation failed');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const rowsOf = async (id: string) => (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list;

it('keeps the totals of a year that is approved, and says when they are others', async () => {
  const id = await bill(utcDay(2021, 3, 1), utcDay(2021, 3, 31));
  const before = await yearOf(2021);
  expect(before).toMatchObject({ state: 'open', approved: null, changed_since_approval: false });

  expect((await decide(2021, 'approve')).body.obj).toEqual({ year: 2021, state: 'approved' });
  expect(await yearOf(2021)).toMatchObject({
    ...{ state: 'approved', approved_by: world.admin.email, approved: before?.now, now: before?.now },
    changed_since_approval: false,
  });

  // An edit is allowed with a reason; the year says that it was approved with another figure.
  const edit = (amount: number, headers = {}) =>
    world.admin.send('PATCH', `electricity_activitys/${id}`, { amount }, headers);
  expect((await edit(2000)).status).toBe(428);
  expect(await yearOf(2021)).toMatchObject({ now: before?.now, changed_since_approval: false });
  expect((await edit(2000, REASON)).status).toBe(200);
  const edited = await yearOf(2021);
  expect(edited).toMatchObject({ state: 'approved', approved: before?.now, changed_since_approval: true });
  expect(edited?.now.scope_2).toBeCloseTo(2 * (before?.now.scope_2 ?? 0), 5);

  // The totals are those that were approved, the rows are others: the seal holds the rows.
  expect((await edit(1000, REASON)).status).toBe(200);
  expect(await yearOf(2021)).toMatchObject({ now: before?.now, changed_since_approval: true });
});

it('is told in the record of who did what', async () => {
  await bill(utcDay(2020, 5, 1), utcDay(2020, 5, 31));
  await decide(2020, 'approve');
  const [year] = (await world.admin.send('GET', 'inventory_years?year=2020')).body.list;
  const silent = await world.admin.send('POST', 'decide_inventory_year', { year: 2020, decision: 'reopen', note: ' ' });
  expect([silent.status, silent.body.errors]).toEqual([400, { note: 'Say why the year is reopened.' }]);
  await decide(2020, 'reopen');

  const { list } = (await world.admin.send('GET', `audit_log?record_id=${year._id}`)).body;
  expect(list.map(({ type }: { type: string }) => type).sort()).toEqual(['approve', 'reopen']);
  expect(await yearOf(2020)).toMatchObject({ state: 'open', approved: null, approved_by: null });
});

it.each([
  ['reopen', () => decide(2018, 'reopen'), 'Only an approved year can be reopened.'],
  [
    'verify',
    () => world.admin.send('GET', 'verify_inventory_year?year=2018'),
    'Only an approved year can be verified.',
  ],
  [
    'compare',
    () => world.admin.send('GET', 'inventory_year_differences?year=2018'),
    'Only an approved year has approved figures to compare with.',
  ],
])('says what an open year lacks: %s', async (_, ask, text) => {
  const { status, body } = await ask();
  expect([status, body.err]).toEqual([422, text]);
});

it('refuses what makes no sense, and everybody but administrators', async () => {
  const reader = await world.someone(['user']);
  const thisYear = new Date().getUTCFullYear();

  expect((await decide(2019, 'reopen')).status).toBe(422);
  expect((await decide(thisYear, 'approve')).status).toBe(422);
  expect((await decide(2019, 'approve', reader)).status).toBe(403);
  expect((await decide(2019, 'approve')).status).toBe(200);
  expect((await decide(2019, 'approve')).status).toBe(422);
  expect(await yearOf(2019, reader)).toMatchObject({ state: 'approved' });
  expect(await yearOf(2019, world.stranger)).toBeUndefined();
});

it('is left as it is by a recalculation, bills over New Year included', async () => {
  const inside = await bill(utcDay(2022, 12, 1), utcDay(2023, 1, 31));
  const open = await bill(utcDay(2023, 12, 15), utcDay(2024, 1, 20));
  const late = await bill(utcDay(2024, 12, 15), utcDay(2025, 1, 20));
  const before = await rowsOf(inside);
  await decide(2022, 'approve');
  await world.admin.send('PATCH', 'account', { factor_year_rule: 'majority' });

  const { _id } = (await world.admin.send('POST', 'recalculate', { location_id })).body.obj;
  const proposal = await until(_id, 'proposed');
  const changes = (await world.admin.send('GET', `recalculation_changes?recalculation_id=${_id}`)).body.list;
  // The bills of 2021 and of December 2022.
  expect(proposal.closed).toBe(2);
  expect(changes.map(({ activity_id }: { activity_id: string }) => activity_id)).toEqual(
    expect.arrayContaining([open, late]),
  );

  // Approved between the proposal and the commit.
  await decide(2024, 'approve');
  await world.admin.send('POST', 'decide_recalculation', { id: _id, decision: 'commit' });
  const done = await until(_id, 'committed');

  expect(done).toMatchObject({ written: 0, stale: 0, closed: 2 + changes.length });
  expect(await rowsOf(inside)).toEqual(before);
  expect(await yearOf(2022)).toMatchObject({ changed_since_approval: false });
  expect(await yearOf(2024)).toMatchObject({ changed_since_approval: false });

  await decide(2024, 'reopen');
  const again = (await world.admin.send('POST', 'recalculate', { location_id })).body.obj._id;
  await until(again, 'proposed');
  await world.admin.send('POST', 'decide_recalculation', { id: again, decision: 'commit' });
  expect(await until(again, 'committed')).toMatchObject({ written: 2, stale: 0, closed: 2 });
});

it('names the approved years that a change touches in their order, whichever was approved first', async () => {
  const id = await bill(utcDay(2023, 12, 20), utcDay(2024, 1, 5));
  for (const year of [2024, 2023]) await decide(year, 'approve');
  const years = async (path: string, method: string, body?: object) =>
    (await world.admin.send(method, path, body)).body.asks.touches.map(({ title }: Touched) =>
      'params' in title ? title.params?.['year'] : null,
    );
  const both = [{ text: '2023' }, { text: '2024' }];
  expect(await years(`electricity_activitys/${id}`, 'PATCH', { amount: 3 })).toEqual(both);
  const rows = [{ _id: id }];
  expect(await years('bulk_activities', 'POST', { change: { kind: 'remove' }, rows })).toEqual(both);
  const included = await years('recalculate', 'POST', { location_id, include_approved: true });
  expect(included.slice(-2)).toEqual(both);
});
