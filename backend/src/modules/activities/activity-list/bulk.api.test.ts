import type { BulkOutcome } from '@lichen/contracts/activities/list/bulk.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { auditTable } from '../../../platform/audit/audit';
import { jobBatchWriter } from '../../../platform/engine/jobs/write-job-batch';
import type { Job } from '../../../platform/jobs/job';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { until } from '../../../platform/jobs/testing/work-place';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { BULK, bulkJob } from './bulk.job';

let world: World;
let leeds: string;
let york: string;
let count = 0;

const PERIOD = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
const STALE = 'Someone else has changed this record. Reload it and try again.';

async function created(entity: string, draft: object): Promise<{ _id: string; version: number }> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj;
}

const bill = (draft: object = {}) => {
  count += 1;
  const amounts = { amount: 100 + count, units: 'kWh', renewable_amount: 0 };
  return created('electricity_activitys', { location_id: leeds, ...PERIOD, ...amounts, ...draft });
};

beforeAll(async () => {
  world = await makeWorld();
  leeds = (await created('locations', { ...LOCATION, name: 'Leeds' }))._id;
  york = (await created('locations', { ...LOCATION, name: 'York' }))._id;
}, 60_000);
afterAll(() => world.stop());

const bulk = async (body: object, who = world.admin) => who.send('POST', 'bulk_activities', body);
const read = async (id: string) => (await world.admin.send('GET', `activities/${id}`)).body.obj;
const auditOf = async (id: string) => {
  const { database } = world.engine.platform;
  const where = { company_id: world.admin.companyId, record_id: id };
  return (await auditTable(database).find(database, { where, order: [{ column: 'id' }] })).map((row) => row['type']);
};

it('changes each row for itself: what one refuses, the others do not feel', async () => {
  const [first, stale, gone, last] = [await bill(), await bill(), await bill(), await bill()];
  await world.admin.send('PATCH', `electricity_activitys/${stale._id}`, { amount: 7 });
  await world.admin.send('DELETE', `electricity_activitys/${gone._id}`);
  const rows = [first, stale, gone, last].map(({ _id, version }) => ({ _id, version }));
  const { status, body } = await bulk({ change: { kind: 'edit', values: { location_id: york } }, rows });

  expect(status).toBe(200);
  expect(body.obj.outcomes).toEqual([
    { _id: first._id, ok: true },
    { ...{ _id: stale._id, ok: false, err: STALE, version: 2 }, activity_type: 'electricity_activitys', ...PERIOD },
    { ...{ _id: gone._id, ok: false, err: 'Not found', version: null, activity_type: null, from: null, to: null } },
    { _id: last._id, ok: true },
  ]);
  expect((await read(first._id)).location).toMatchObject({ name: 'York' });
  expect((await read(stale._id)).location).toMatchObject({ name: 'Leeds' });
  expect(await auditOf(first._id)).toEqual(['create', 'update']);
  expect(await auditOf(last._id)).toEqual(['create', 'update']);
});

it('judges every row by the rules of its type', async () => {
  const { _id, version } = await bill();
  const rows = [{ _id, version }];
  const { body } = await bulk({ change: { kind: 'edit', values: { vehicle_id: 'some-vehicle' } }, rows });
  const unknown = await bulk({ change: { kind: 'edit', values: { location_id: 'nowhere' } }, rows });

  expect(body.obj.outcomes[0]).toMatchObject({ ok: false, errors: { vehicle_id: FIELD_TEXTS.unknownField } });
  expect(unknown.body.obj.outcomes[0]).toMatchObject({ errors: { location_id: FIELD_TEXTS.unknownRecord } });
});

it('adds and takes away tags without touching the others', async () => {
  const [one, two] = [await bill({ tags: ['kept', 'old'] }), await bill()];
  const rows = [one, two].map(({ _id }) => ({ _id }));
  await bulk({ change: { kind: 'tag', add: ['new', 'kept'], remove: ['old'] }, rows });

  expect((await read(one._id)).tags).toEqual(['kept', 'new']);
  expect((await read(two._id)).tags).toEqual(['new', 'kept']);
});

it('deletes, and can be asked again for the rows that were left', async () => {
  const [one, two] = [await bill(), await bill()];
  await world.admin.send('PATCH', `electricity_activitys/${two._id}`, { amount: 9 });
  const rows = [one, two].map(({ _id, version }) => ({ _id, version }));
  const left = ((await bulk({ change: { kind: 'remove' }, rows })).body.obj.outcomes as BulkOutcome[]).flatMap(
    (each) => (each.ok ? [] : [{ _id: each._id, version: each.version ?? undefined }]),
  );
  const again = await bulk({ change: { kind: 'remove' }, rows: left });

  expect(left).toEqual([{ _id: two._id, version: 2 }]);
  expect(again.body.obj.outcomes).toEqual([{ _id: two._id, ok: true }]);
  expect((await world.admin.send('GET', `activities/${one._id}`)).status).toBe(404);
  expect(await auditOf(two._id)).toEqual(['create', 'update', 'remove']);
});

it('puts back what was deleted, with its figures, and nothing of anybody else', async () => {
  const bills = [await bill(), await bill()];
  const figures = async () => Promise.all(bills.map(async ({ _id }) => (await read(_id)).emission_calc));
  const before = await figures();
  const rows = bills.map(({ _id }) => ({ _id, activity_type: 'electricity_activitys' }));
  await bulk({ change: { kind: 'remove' }, rows });
  const restored = async (of: object[], who = world.admin) =>
    ((await bulk({ change: { kind: 'restore' }, rows: of }, who)).body.obj.outcomes as BulkOutcome[]).map((each) =>
      each.ok ? each.ok : each.err,
    );

  expect(await restored(rows, world.stranger)).toEqual(['Not found', 'Not found']);
  expect(await restored(rows.map((row) => ({ ...row, activity_type: 'locations' })))).toEqual([
    'Not found',
    'Not found',
  ]);
  expect(await restored([...rows, { _id: 'never-there', activity_type: 'stays' }])).toEqual([true, true, 'Not found']);
  expect(await figures()).toEqual(before);
  expect(await restored(rows)).toEqual(['Not found', 'Not found']);
  expect((await bulk({ change: { kind: 'restore' }, filters: {} })).status).toBe(400);
});

it('leaves other companies and other roles where they are', async () => {
  const { _id, version } = await bill();
  const body = { change: { kind: 'remove' }, rows: [{ _id, version }] };
  const stranger = await bulk(body, world.stranger);
  const member = await bulk(body, await world.someone(['user', 'edit_business']));

  expect(stranger.body.obj.outcomes[0]).toMatchObject({ ok: false, err: 'Not found' });
  expect(member.status).toBe(403);
  expect((await read(_id)).version).toBe(version);
});

it('refuses more rows than one answer can wait for, and a change of nothing', async () => {
  const rows = Array.from({ length: 201 }, (_, at) => ({ _id: `row-${at}` }));

  expect((await bulk({ change: { kind: 'remove' }, rows })).status).toBe(400);
  expect((await bulk({ change: { kind: 'edit', values: {} }, rows: rows.slice(0, 1) })).status).toBe(400);
});

it('says how it ended, also when its process died in every attempt or a person stopped it', async () => {
  const { admin, engine } = world;
  const { platform, registry } = engine;
  const { companyId, userId } = admin;
  const change = { kind: 'tag', add: ['seen'], remove: [] };
  const { _id, job_id } = (await bulk({ change, filters: { field_filter: 'no such words' } })).body.obj;
  await until(async () => (await admin.send('GET', `job_status?id=${job_id}`)).body.obj.state === 'done');
  const stateOf = async () => (await admin.send('GET', `bulk_changes/${_id}`)).body.obj.state;
  expect(await stateOf()).toBe('done');

  const write = jobBatchWriter(platform, registry);
  const kind = bulkJob({ platform, write, types: registry.entities });
  const job: Job = { id: 'job', companyId, userId, kind: BULK, input: { id: _id, change }, attempt: 4 };
  const tools = dyingIn(platform.database, 0, { checkpoint: null });
  await kind.gaveUp?.(job, tools, new Error('The process ended during each attempt'));
  expect(await stateOf()).toBe('failed');
  await kind.cancelled?.(job, tools);
  expect(await stateOf()).toBe('cancelled');
});

it('changes a whole filtered list in the background and keeps the reasons of what it left', async () => {
  const { admin } = world;
  for (let at = 0; at < 30; at += 1) await bill({ description: 'Whole list' });
  await created('water_activitys', {
    location_id: leeds,
    ...PERIOD,
    amount: 5,
    units: 'm3',
    description: 'Whole list',
  });
  const change = { kind: 'edit', values: { partner_id: 'nobody', description: 'Whole list, done' } };
  const refused = (await bulk({ change, filters: { field_filter: 'Whole list' } })).body.obj;
  await until(async () => (await admin.send('GET', `job_status?id=${refused.job_id}`)).body.obj.state === 'done');
  const kept = (await admin.send('GET', `bulk_changes/${refused._id}`)).body.obj;

  const fine = (
    await bulk({ change: { kind: 'tag', add: ['done'], remove: [] }, filters: { field_filter: 'Whole list' } })
  ).body.obj;
  await until(async () => (await admin.send('GET', `job_status?id=${fine.job_id}`)).body.obj.state === 'done');
  const tagged = await admin.send('GET', 'activities?tags=done');

  expect(kept).toMatchObject({ total: 31, done: 0, failed: 31 });
  expect(kept.failures[0]).toMatchObject({ errors: { partner_id: FIELD_TEXTS.unknownRecord } });
  expect((await admin.send('GET', `bulk_changes/${fine._id}`)).body.obj).toMatchObject({ done: 31, failed: 0 });
  expect(tagged.body.total).toBe(31);
}, 60_000);

const over = async (started: { _id: string; job_id: string }) => {
  await until(async () => (await world.admin.send('GET', `job_status?id=${started.job_id}`)).body.obj.state === 'done');
  return (await world.admin.send('GET', `bulk_changes/${started._id}`)).body.obj;
};
const undoOf = (of: string, who = world.admin) => bulk({ change: { kind: 'undo', of } }, who);

it('takes back a change of a whole list, but not what somebody has changed since', async () => {
  const bills = [await bill(), await bill(), await bill()];
  for (const { _id } of bills)
    await world.admin.send('PATCH', `electricity_activitys/${_id}`, { description: 'Undone' });
  const filters = { field_filter: 'Undone' };
  const change = { kind: 'edit', values: { location_id: york, description: 'Undone twice' } };
  const changed = await over((await bulk({ change, filters })).body.obj);
  expect(changed).toMatchObject({ done: 3, failed: 0, kept: 3 });
  await world.admin.send('PATCH', `electricity_activitys/${bills[1]?._id}`, { amount: 77 });

  expect((await undoOf(changed._id, world.stranger)).status).toBe(404);
  const undone = await over((await undoOf(changed._id)).body.obj);
  expect(undone).toMatchObject({ done: 2, failed: 1, kept: null });
  expect(undone.failures[0]).toMatchObject({ _id: bills[1]?._id, err: 'Changed since, so it stays as it is' });
  const read = await Promise.all(
    bills.map(async ({ _id }) => (await world.admin.send('GET', `activities/${_id}`)).body.obj),
  );
  expect(read.map(({ location }) => location.name)).toEqual(['Leeds', 'York', 'Leeds']);
  expect(read.map(({ description }) => description)).toEqual(['Undone', 'Undone twice', 'Undone']);
  expect((await world.admin.send('GET', `bulk_changes/${changed._id}`)).body.obj.kept).toBe(1);
}, 60_000);

it('takes back a change of fuel and journeys, of which each changed what the other counts', async () => {
  const place = { location_id: leeds, description: 'On the road' };
  const van = { name: 'Van', location_id: leeds, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };
  const [one, other] = [await created('vehicles', van), await created('vehicles', { ...van, name: 'Other van' })];
  const of = { ...place, vehicle_id: one._id, date: PERIOD.from };
  const journey = await created('vehicle_journeys', { ...of, distance: 100, units: 'km' });
  await created('vehicle_activitys', { ...of, fuel_type: 'diesel', quantity: 40, fuel_units: 'L' });
  const before = await read(journey._id);
  for (const values of [{ applied: false }, { vehicle_id: other._id }]) {
    const filters = { field_filter: 'On the road', include_unapplied: 'true' };
    const changed = await over((await bulk({ change: { kind: 'edit', values }, filters })).body.obj);
    expect(await over((await undoOf(changed._id)).body.obj)).toMatchObject({ done: 2, failed: 0 });
    const { vehicle_id, applied, scope, emission_calc } = await read(journey._id);
    expect({ vehicle_id, applied, scope, emission_calc }).toEqual({
      ...{ vehicle_id: before.vehicle_id, applied: true, scope: 'no_scope', emission_calc: before.emission_calc },
    });
  }
}, 60_000);

it('leaves what another name of a tag, or a stated figure, has changed since', async () => {
  const { _id: tagId } = await created('tags', { name: 'Winter' });
  const description = 'Told later';
  const [tagged, stated] = [await bill({ description, tags: ['Winter'] }), await bill({ description })];
  const change = { kind: 'tag', add: ['late'], remove: [] };
  const changed = await over((await bulk({ change, filters: { field_filter: description } })).body.obj);
  expect(changed).toMatchObject({ done: 2, failed: 0 });
  const renamed = await world.admin.send('PATCH', `tags/${tagId}`, { _action: 'update', name: 'Cold' });
  expect(renamed.status).toBe(200);
  const why = { reason: 'Statement of the supplier', evidence: 'Statement 12' };
  await created('emission_calcs', { activity_id: stated._id, CO2: 9, units: 'kg', used: true, ...why });

  expect(await over((await undoOf(changed._id)).body.obj)).toMatchObject({ done: 0, failed: 2 });
  expect([(await read(tagged._id)).tags, (await read(stated._id)).tags]).toEqual([['Cold', 'late'], ['late']]);
}, 60_000);

it('puts back what a deletion of a whole list took, once', async () => {
  const bills = [await bill({ description: 'Gone' }), await bill({ description: 'Gone' })];
  const figures = async () => Promise.all(bills.map(async ({ _id }) => (await read(_id))?.emission_calc));
  const before = await figures();
  const removed = await over((await bulk({ change: { kind: 'remove' }, filters: { field_filter: 'Gone' } })).body.obj);
  expect([removed.kept, await figures()]).toEqual([2, [undefined, undefined]]);

  expect(await over((await undoOf(removed._id)).body.obj)).toMatchObject({ done: 2, failed: 0 });
  expect(await figures()).toEqual(before);
  const again = await undoOf(removed._id);
  expect([again.status, again.body.err]).toEqual([422, 'There is nothing to undo.']);
}, 60_000);

it('does once what is sent twice under one key, and refuses the key for another change', async () => {
  const [one, two] = [await bill(), await bill()];
  const rows = [one, two].map(({ _id, version }) => ({ _id, version }));
  const headers = { 'idempotency-key': 'bulk-1' };
  const change = { kind: 'edit', values: { description: 'Once' } };
  const send = (body: object) => world.admin.send('POST', 'bulk_activities', body, headers);
  // The answer to the first part was lost: it comes again with the rest.
  const first = await send({ change, rows: rows.slice(0, 1) });
  const again = await send({ change, rows });
  const third = await send({ change, rows });

  expect(first.body.obj.outcomes).toEqual([{ _id: one._id, ok: true }]);
  expect(again.body.obj.outcomes).toEqual([one, two].map(({ _id }) => ({ _id, ok: true })));
  expect(third.body).toEqual(again.body);
  expect([await auditOf(one._id), await auditOf(two._id)]).toEqual([
    ['create', 'update'],
    ['create', 'update'],
  ]);
  expect((await send({ change: { kind: 'remove' }, rows })).status).toBe(409);

  const whole = () =>
    world.admin.send(
      'POST',
      'bulk_activities',
      { change, filters: { field_filter: 'Once' } },
      { 'idempotency-key': 'bulk-2' },
    );
  expect((await whole()).body.obj).toEqual((await whole()).body.obj);
});

it('leaves the rest as it is, each with its reason, once the right to change it is gone', async () => {
  const { platform, registry } = world.engine;
  const [one] = [await bill({ description: 'Rights' })];
  const started = (
    await bulk({ change: { kind: 'tag', add: ['late'], remove: [] }, filters: { field_filter: 'No row' } })
  ).body.obj;
  await over(started);
  const person = await world.someone(['user']);
  const input = {
    id: started._id,
    change: { kind: 'tag', add: ['late'], remove: [] },
    filters: { field_filter: 'Rights' },
  };
  const job: Job = {
    ...{ id: 'job-2', companyId: world.admin.companyId, userId: person.userId, kind: BULK, attempt: 1 },
    input: { ...input, until: Date.now() + 60_000 },
  };
  const write = jobBatchWriter(platform, registry);
  await bulkJob({ platform, write, types: registry.entities }).run(
    job,
    dyingIn(platform.database, 99, { checkpoint: null }),
  );

  const { done, failed, failures } = (await world.admin.send('GET', `bulk_changes/${started._id}`)).body.obj;
  expect([done, failed, failures[0]._id, failures[0].err]).toEqual([0, 1, one._id, 'Not authorised']);
  expect((await read(one._id)).tags).toBeNull();
});
