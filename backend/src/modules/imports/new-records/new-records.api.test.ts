import { fileImport, type NewRecord } from '@lichen/contracts/imports/import.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type ImportAnswer, importKinds, importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';
import { jobBatchWriter } from '../../../platform/engine/jobs/write-job-batch';
import type { Job, JobTools } from '../../../platform/jobs/job';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { recordsOver } from '../../../platform/store/scoped-records';
import { RUN, runJob } from '../run.job';
import { UNDO, undoJob } from '../undo.job';

let world: World;
const { checked, checkedAgain, decided, repaired, settled, site, stateOf } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
  await site(world.admin, 'Works');
}, 60_000);
afterAll(() => world.stop());

let days = 0;

/** One bill a line, each of a day of its own. */
function bills(...rows: readonly (readonly [place: string, partner: string])[]): string {
  const lines = rows.map(([place, partner]) => {
    days += 1;
    const day = new Date(utcDay(2024, 1, 1) + days * DAY).toISOString().slice(0, 10);
    return `${place},${partner},${day},${day},${1000 + days},N-${days}\n`;
  });
  return `Site,Partner,From,To,Consumption (kWh),Invoice no.\n${lines.join('')}`;
}

const named = async (kind: string, name: string): Promise<{ _id: string }[]> =>
  ((await world.admin.send('GET', `${kind}?limit=1000`)).body.list as { _id: string; name: string }[]).filter(
    (one) => one.name === name,
  );
const states = ({ new_records }: Pick<ImportAnswer, 'new_records'>) =>
  (new_records ?? []).map(({ name, state, found, why }) => [name, state, found ?? why ?? null]);
const firstOf = ({ new_records }: ImportAnswer): NewRecord => {
  const [one] = new_records ?? [];
  if (!one) throw new Error('no record is planned');
  return one;
};
const addPartner = (text: string, name = text) => ({ field: 'partner_id', text, draft: { name } });
const addPlace = (text: string) => ({ field: 'location_id', text, draft: { ...LOCATION, name: text } });

/** An import with one unknown partner that is to be added. */
async function planned(name: string, person: Person = world.admin) {
  const { _id: id } = await checked(person, bills(['Works', name]));
  return repaired(person, id, { create: [addPartner(name)] });
}

it('adds what rows name when they are written, and takes it back with them', async () => {
  const { admin } = world;
  const first = await checked(admin, bills(['Shed', 'Oak Ltd'], ['Shed', ''], ['Works', 'Oak Ltd']));
  expect(first).toMatchObject({ new_rows: 0, error_rows: 3 });

  const chosen = await repaired(admin, first._id, { create: [addPlace('Shed'), addPartner('Oak Ltd')] });
  expect(chosen).toMatchObject({ new_rows: 3, error_rows: 0 });
  expect(chosen.total_kg).toBeGreaterThan(0);
  expect(states(chosen)).toEqual([
    ['Shed', 'planned', null],
    ['Oak Ltd', 'planned', null],
  ]);
  expect([await named('locations', 'Shed'), await named('partners', 'Oak Ltd')]).toEqual([[], []]);

  // Back at the columns and on again, the choices stand.
  expect(await checkedAgain(admin, first._id, { ...chosen.settings })).toMatchObject({
    new_rows: 3,
    new_records: chosen.new_records,
  });
  const done = await decided(admin, first._id, 'run', 'done');
  expect(done).toMatchObject({ created: 3, error_rows: 0, total_kg: chosen.total_kg });
  expect(states(done)).toEqual([
    ['Shed', 'added', null],
    ['Oak Ltd', 'added', null],
  ]);
  const [shed] = await named('locations', 'Shed');
  expect(shed?._id).toBe(firstOf(done).id);
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  expect(list.filter(({ location_id }: { location_id: string }) => location_id === shed?._id)).toHaveLength(2);

  const undone = await decided(admin, first._id, 'undo', 'undone');
  expect(states(undone)).toEqual([
    ['Shed', 'removed', null],
    ['Oak Ltd', 'removed', null],
  ]);
  expect([await named('locations', 'Shed'), await named('partners', 'Oak Ltd')]).toEqual([[], []]);
}, 120_000);

it('is taken back before it is written: its rows wait again, and a given-up import leaves nothing', async () => {
  const { admin } = world;
  const chosen = await planned('Elm Ltd');
  expect(chosen).toMatchObject({ new_rows: 1, error_rows: 0 });

  const back = await repaired(admin, chosen._id, { forget: [firstOf(chosen).id] });
  expect(back).toMatchObject({ new_rows: 0, error_rows: 1, new_records: [] });
  expect(back.repairs).toMatchObject([{ repair: 'record', field: 'partner_id', texts: [{ text: 'Elm Ltd' }] }]);
  const again = await repaired(admin, chosen._id, { create: [addPartner('Elm Ltd')] });
  expect(again).toMatchObject({ new_rows: 1, error_rows: 0 });
  expect(await named('partners', 'Elm Ltd')).toEqual([]);
}, 60_000);

it('plans a name once, and none that is there or that its entity refuses', async () => {
  const { admin, stranger } = world;
  await admin.send('POST', 'partners', { name: 'Ash & Sons' });
  await stranger.send('POST', 'partners', { name: 'Yew Ltd' });
  const { _id: id } = await checked(admin, bills(['Works', 'Ashes'], ['Works', 'Yew Ltd'], ['Works', 'YEW ltd.']));

  const ashes = await admin.send('POST', 'repair_import', { id, create: [addPartner('Ashes', 'ASH & SONS')] });
  expect(ashes.status).toBe(200);
  expect(ashes.body.obj.taken).toMatchObject([{ field: 'partner_id', text: 'Ashes', name: 'Ash & Sons' }]);
  expect(states(await settled(admin, id, 'checked'))).toEqual([]);
  const both = await repaired(admin, id, { create: [addPartner('Yew Ltd'), addPartner('YEW ltd.')] });
  expect(states(both)).toEqual([['Yew Ltd', 'planned', null]]);
  expect(both).toMatchObject({ new_rows: 2, error_rows: 1 });

  const place = { ...addPlace('Ashes'), draft: { name: 'Ashes', country: 'GB' } };
  const refusals = await Promise.all(
    [{ create: [place] }, { create: [{ ...addPartner('Ashes'), field: 'amount' }] }].map((body) =>
      admin.send('POST', 'repair_import', { id, ...body }),
    ),
  );
  expect(refusals.map(({ status }) => status)).toEqual([400, 404]);
  expect(Object.keys(refusals[0]?.body.errors ?? {})).toEqual(expect.arrayContaining(['address_line1', 'post_code']));
  const theirs = await stranger.send('POST', 'repair_import', { id, create: [addPartner('Ashes')] });
  expect(theirs.status).toBe(404);
}, 60_000);

it('says which records a name is closest to, in its own company, and chooses none', async () => {
  const { admin, stranger } = world;
  for (const name of ['Fern Bakery Ltd', 'Fern Baker', 'Quay Shipping'])
    await admin.send('POST', 'partners', { name, customer_ref: name === 'Quay Shipping' ? 'QS-1000' : null });
  await stranger.send('POST', 'partners', { name: 'Fern Bakery' });
  for (let twice = 0; twice < 2; twice += 1) await site(admin, 'Twin yard');
  const file = bills(['Works', 'Fern Bakery'], ['Works', 'QS 1001'], ['Works', 'Nobody at all'], ['Twin Yard', '']);

  const { repairs, error_rows } = await checked(admin, file);
  expect(error_rows).toBe(4);
  const near = (repairs ?? [])
    .flatMap(({ texts }) => texts)
    .map((text) => [text.text, text.near?.map(({ name }) => name)]);
  expect(near).toEqual([
    ['Fern Bakery', ['Fern Baker', 'Fern Bakery Ltd']],
    ['QS 1001', ['Quay Shipping']],
    ['Nobody at all', undefined],
    ['Twin Yard', ['Twin yard', 'Twin yard']],
  ]);
}, 60_000);

it('adds all names of a column at once, more than are listed, but those for which something else is chosen', async () => {
  const { admin } = world;
  const other = (await admin.send('POST', 'partners', { name: 'Other Ltd' })).body.obj._id;
  const tooLong = 'x'.repeat(101);
  const names = [tooLong, ...Array.from({ length: 120 }, (_, at) => `Supplier ${at}`), 'SUPPLIER 7'];
  const { _id: id, ...found } = await checked(admin, bills(...names.map((name) => ['Works', name] as const)));
  expect(found.repairs).toMatchObject([{ field: 'partner_id', rows: 122, names: 121 }]);
  expect(found.repairs?.[0]?.texts).toHaveLength(100);

  const all = await repaired(admin, id, {
    fixes: { partner_id: { 'Supplier 5': other } },
    create_all: [{ field: 'partner_id' }],
  });
  expect(all).toMatchObject({ new_rows: 121, error_rows: 1 });
  expect(all.new_records).toHaveLength(120);
  expect(states(all).filter(([, , why]) => why !== null)).toEqual([[tooLong, 'planned', expect.any(String)]]);
  expect(all.repairs).toMatchObject([{ field: 'partner_id', texts: [{ text: tooLong }] }]);
  expect(await named('partners', 'Supplier 7')).toEqual([]);

  const forget = (all.new_records ?? []).map((one) => one.id);
  expect(await repaired(admin, id, { forget })).toMatchObject({ new_rows: 1, error_rows: 121, new_records: [] });
  await repaired(admin, id, { create_all: [{ field: 'partner_id', draft: { partner_roles: ['supplier'] } }] });
  const done = await decided(admin, id, 'run', 'done');
  expect(done).toMatchObject({ created: 121, error_rows: 1 });
  const [seven, ...more] = await named('partners', 'Supplier 7');
  expect([seven, more]).toMatchObject([{ partner_roles: ['supplier'] }, []]);
  expect(states(await decided(admin, id, 'undo', 'undone')).filter(([, state]) => state === 'removed')).toHaveLength(
    119,
  );
}, 120_000);

it('says what stands wrong for all of them, and adds no more than five hundred', async () => {
  const { admin } = world;
  const names = Array.from({ length: 501 }, (_, at) => `Depot ${at}`);
  const { _id: id } = await checked(admin, bills(...names.map((name) => [name, ''] as const)));
  const send = (draft: object) =>
    admin.send('POST', 'repair_import', { id, create_all: [{ field: 'location_id', draft }] });
  const empty = await send({});
  expect([empty.status, empty.body.errors]).toMatchObject([400, { country: expect.any(String) }]);
  expect(await send(LOCATION)).toMatchObject({ status: 422, body: { err: expect.stringContaining('500') } });
  expect(await stateOf(admin, id)).toMatchObject({ state: 'checked', new_records: null });
}, 60_000);

it('names what the file says again, where the record that was chosen is gone', async () => {
  const { admin } = world;
  const gone = (await admin.send('POST', 'partners', { name: 'Gone Ltd' })).body.obj._id;
  const { _id: id } = await checked(admin, bills(['Works', 'Went Ltd']));
  await repaired(admin, id, { fixes: { partner_id: { 'Went Ltd': gone } } });
  await admin.send('DELETE', `partners/${gone}`);
  const again = await checkedAgain(admin, id, { ...(await stateOf(admin, id)).settings });
  expect(again.repairs).toMatchObject([{ repair: 'record', texts: [{ text: 'Went Ltd' }] }]);
  expect(await repaired(admin, id, { create: [addPartner('Went Ltd')] })).toMatchObject({ new_rows: 1, error_rows: 0 });
}, 60_000);

it('uses the record that somebody else added first, and keeps what others use or have edited', async () => {
  const { admin } = world;
  const [first, second, third] = [await planned('Fir Ltd'), await planned('Fir Ltd'), await planned('Hop Ltd')];
  // Both at once.
  for (const { _id: id } of [first, second])
    expect((await admin.send('POST', 'decide_import', { id, decision: 'run' })).status).toBe(200);
  const done = [await settled(admin, first._id, 'done'), await settled(admin, second._id, 'done')];
  const [fir, ...more] = await named('partners', 'Fir Ltd');
  expect(more).toEqual([]);
  expect(done.map(({ created }) => created)).toEqual([1, 1]);
  expect(done.flatMap(states).toSorted()).toEqual([
    ['Fir Ltd', 'added', null],
    ['Fir Ltd', 'found', fir?._id],
  ]);
  const [adder, user] = done.toSorted((a, b) => firstOf(a).state.localeCompare(firstOf(b).state));

  const kept = await decided(admin, adder?._id ?? '', 'undo', 'undone');
  expect(states(kept)).toEqual([['Fir Ltd', 'kept', 'In use by other records']]);
  expect(await named('partners', 'Fir Ltd')).toHaveLength(1);
  expect(states(await decided(admin, user?._id ?? '', 'undo', 'undone'))).toEqual([['Fir Ltd', 'found', fir?._id]]);

  const added = await decided(admin, third._id, 'run', 'done');
  await admin.send('PATCH', `partners/${firstOf(added).id}`, { customer_ref: 'H-1' });
  expect(states(await decided(admin, third._id, 'undo', 'undone'))).toEqual([
    ['Hop Ltd', 'kept', 'Edited after the import'],
  ]);
}, 120_000);

it('adds nothing that no written row names, and writes no row whose record may not be added any more', async () => {
  const { admin } = world;
  const unused = await planned('Ivy Ltd');
  await repaired(admin, unused._id, { fixes: { partner_id: { 'Ivy Ltd': null } } });
  expect(states(await decided(admin, unused._id, 'run', 'done'))).toEqual([['Ivy Ltd', 'planned', null]]);
  expect(await named('partners', 'Ivy Ltd')).toEqual([]);

  // Two of the name by now: neither is the one that was meant.
  const { _id: id } = await checked(admin, bills(['Barn', '']));
  await repaired(admin, id, { create: [addPlace('Barn')] });
  for (let twice = 0; twice < 2; twice += 1) await site(admin, 'Barn');
  const done = await decided(admin, id, 'run', 'done');
  expect(done).toMatchObject({ created: 0, error_rows: 1 });
  expect(states(done)).toEqual([['Barn', 'planned', 'Several records have this name. Choose one']]);
}, 60_000);

it('keeps a record that another names in a field of its type alone', async () => {
  const { admin } = world;
  const added: string[] = [];
  for (const name of ['Bottle', 'Crate']) {
    const file = `Site,Product,Production date,Quantity,Units\nWorks,${name},2024-03-01,10,kg\n`;
    const { _id: id } = await checked(admin, file, 'product_production_activitys');
    const create = [{ field: 'product_id', text: name, draft: { name } }];
    expect(await repaired(admin, id, { create })).toMatchObject({ new_rows: 1 });
    await decided(admin, id, 'run', 'done');
    added.push(id);
  }
  const [bottle] = await named('products', 'Bottle');
  const [works] = await named('locations', 'Works');
  const glass = (await admin.send('POST', 'products', { name: 'Glass' })).body.obj;
  const used = { product_id: glass._id, input_product_id: bottle?._id, location_id: works?._id };
  const other = await admin.send('POST', 'product_used_activitys', {
    ...{ ...used, used_date: utcDay(2025, 1, 1), unit_type: 'simple', units: 'kg', quantity: 1 },
  });
  expect([other.status, other.body.errors]).toEqual([201, undefined]);

  const undone = await Promise.all(added.map((id) => decided(admin, id, 'undo', 'undone')));
  expect(undone.flatMap(states)).toEqual([
    ['Bottle', 'kept', 'In use by other records'],
    ['Crate', 'removed', null],
  ]);
}, 60_000);

/** A job of an import as another process would run it. */
function jobOf(id: string, kind: string) {
  const { platform, registry } = world.engine;
  const { companyId, userId } = world.admin;
  const words = { codeOf: () => undefined, everyLanguage: () => [] };
  const write = jobBatchWriter(platform, registry);
  const parts = { platform, write, kinds: importKinds(world), ...words, pageSize: 2 };
  const job: Job = { id: 'job', companyId, userId, kind, input: { id }, attempt: 1 };
  const work = kind === RUN ? runJob(parts) : undoJob(parts);
  return (tools: JobTools) => work.run(job, tools);
}

async function begun(id: string, state: 'running' | 'undoing') {
  const { platform } = world.engine;
  await platform.database.transaction(async (tx) => {
    const own = recordsOver(platform.database, tx, world.admin.companyId)(fileImport);
    await own.update(await own.get(id), { state, existing: 'skip' });
  });
}

it('adds a name once that two imports add at the same moment', async () => {
  const { admin } = world;
  const ids: string[] = [];
  for (let one = 0; one < 2; one += 1) {
    const { _id: id } = await checked(admin, bills(['Kiln', '']));
    await repaired(admin, id, { create: [addPlace('Kiln')] });
    ids.push(id);
  }
  for (const id of ids) await begun(id, 'running');
  await Promise.all(ids.map((id) => jobOf(id, RUN)(dyingIn(world.engine.platform.database, 0, { checkpoint: null }))));
  expect(await named('locations', 'Kiln')).toHaveLength(1);
  const done = await Promise.all(ids.map((id) => stateOf(admin, id)));
  expect(done.map((one) => firstOf(one).state).toSorted()).toEqual(['added', 'found']);
  expect(done.map(({ created }) => created)).toEqual([1, 1]);
}, 60_000);

/** Runs or undoes an import in a process that ends within one of its transactions, and once more to the end. */
async function cutOff(id: string, kind: string, state: 'running' | 'undoing', batch: number) {
  await begun(id, state);
  const work = jobOf(id, kind);
  const { database } = world.engine.platform;
  const kept = { checkpoint: null };
  await expect(work(dyingIn(database, batch, kept))).rejects.toThrow('the process is gone');
  await work(dyingIn(database, 0, kept));
  return stateOf(world.admin, id);
}

it.each([
  ['before the record is kept', 'Kay Ltd', 1],
  ['after it, before its rows', 'Lea Ltd', 2],
])(
  'adds and removes each once, where the process ends %s',
  async (_when, name, batch) => {
    const { _id: id } = await planned(name);
    const done = await cutOff(id, RUN, 'running', batch);
    expect(done).toMatchObject({ state: 'done', created: 1 });
    expect(states(done)).toEqual([[name, 'added', null]]);
    expect(await named('partners', name)).toHaveLength(1);

    const undone = await cutOff(id, UNDO, 'undoing', batch);
    expect(states(undone)).toEqual([[name, 'removed', null]]);
    expect(await named('partners', name)).toEqual([]);
  },
  60_000,
);

it('reaches each of ten thousand partners: by what is closest, and by searching', async () => {
  const { admin } = world;
  const { database, clock } = world.engine.platform;
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    ...{ _id: `many-${at}`, name: `Trader ${at} of Hull`, name_key: `trader ${at} of hull` },
    ...{ invite_status: 'none', share_news: false },
  }));
  const stamp = { version: 1, created_by: admin.userId, created_on: clock.now(), updated_on: clock.now() };
  for (let at = 0; at < rows.length; at += 500)
    await database.transaction((tx) =>
      recordsOver(database, tx, admin.companyId)(partner).insert(rows.slice(at, at + 500), stamp),
    );

  const { repairs } = await checked(admin, bills(['Works', 'Trader 9876 Hull']));
  expect(repairs?.[0]?.texts[0]?.near?.[0]).toEqual({ id: 'many-9876', name: 'Trader 9876 of Hull' });
  const { list } = (await admin.send('GET', 'partners?search=trader%209876&limit=2000')).body;
  expect(list).toMatchObject([{ _id: 'many-9876' }]);
}, 60_000);
