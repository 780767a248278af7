import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { PROBE_SUMS, probe, probeMigrations, probeRow } from '../../../test/probe';
import { scopedRecords } from './scoped-records';
import { sumsOver } from './scoped-sums';
import type { Value } from './sql';
import { tableOf } from './table';

type Probe = RecordOf<typeof probe>;

let fresh: FreshDatabase;
const ours = () => scopedRecords(fresh.database, fresh.database, probe, 'company-a');
const theirs = () => scopedRecords(fresh.database, fresh.database, probe, 'company-b');

beforeEach(async () => {
  fresh = await freshDatabase(probeMigrations);
  await ours().insert([probeRow('mine', { title: 'ours', amount: 1 })]);
  await theirs().insert([probeRow('yours', { title: 'theirs', amount: 2 })]);
});
afterEach(() => fresh.close());

describe('another company', () => {
  it('is not found, listed, counted or summed', async () => {
    expect(await ours().find('yours')).toBeUndefined();
    await expect(ours().get('yours')).rejects.toMatchObject({ code: 'notFound' });
    expect((await ours().list()).map(({ _id }) => _id)).toEqual(['mine']);
    expect(await ours().part(['_id', 'title'])).toEqual([{ _id: 'mine', title: 'ours' }]);
    expect(await ours().part(['title'], { where: { company_id: 'company-b' } })).toEqual([{ title: 'ours' }]);
    expect(await ours().count()).toBe(1);
    expect(await ours().sum(['amount'])).toEqual({ amount: 1_000_000 });
  });

  it('cannot be reached by asking for it', async () => {
    const wider = { where: { company_id: 'company-b' } };
    const either = { anyOf: [[{ company_id: 'company-b' }, { company_id: 'company-a' }]] };

    expect((await ours().list(wider)).map(({ title }) => title)).toEqual(['ours']);
    expect((await ours().list(either)).map(({ title }) => title)).toEqual(['ours']);
    expect(await ours().count({ where: { company_id: { not: 'company-a' } } })).toBe(1);
  });

  it('is neither changed nor removed', async () => {
    const yours = await theirs().get('yours');

    expect(await ours().update(yours, { title: 'stolen' })).toBe(false);
    expect(await ours().remove('yours')).toBe(false);
    expect(await theirs().get('yours')).toEqual(yours);
  });

  it('may have the same id', async () => {
    await ours().insert([probeRow('yours', { title: 'ours too', company_id: 'company-b' })]);

    expect((await ours().get('yours')).title).toBe('ours too');
    expect((await theirs().get('yours')).title).toBe('theirs');
  });

  it('has roll-ups of its own', async () => {
    const table = tableOf(PROBE_SUMS.table, ['company_id', 'kind', 'amount', 'probes'], fresh.database.dialect);
    for (const company of ['company-a', 'company-b'])
      await fresh.database.transaction((tx) =>
        table.add(
          tx,
          ['company_id', 'kind'],
          [{ company_id: company, kind: 'a', amount: 5, probes: 1 }],
          ['amount', 'probes'],
        ),
      );

    const wider = { by: ['kind'], where: { company_id: 'company-b' } };

    expect(await sumsOver(fresh.database, 'company-a')(PROBE_SUMS, wider)).toEqual([
      { kind: 'a', amount: 5, probes: 1 },
    ]);
  });
});

it('writes only over the version that was read', async () => {
  const before = await ours().get('mine');

  expect(await ours().update(before, { title: 'first' })).toBe(true);
  expect(await ours().update(before, { title: 'second' })).toBe(false);
  expect(await ours().get('mine')).toMatchObject({ title: 'first', version: 2 });
});

describe('many records in one go', () => {
  const given = (at: number) => `${at} "of" ours \\ 🙂 ü`;
  beforeEach(() => ours().insert(Array.from({ length: 1200 }, (_, at) => probeRow(`many-${at}`, { amount: at }))));
  const many = async () => (await ours().list({ order: [{ column: 'amount' }] })).filter(({ _id }) => _id !== 'mine');

  it('get each its own values, of different fields, and keep the others', async () => {
    const before = await many();
    const extra = { list: [null, 1, "it's"] };
    const updates = before.map((record, at) => ({
      record,
      changes:
        at % 2 ? { title: given(at), extra, count: Number.MAX_SAFE_INTEGER } : { amount: -at - 0.000001, on: null },
    }));

    expect(await ours().updateEach(updates)).toBe(true);

    const after = new Map((await ours().list()).map((record) => [record._id, record]));
    for (const { record, changes } of updates)
      expect(after.get(record._id)).toEqual({ ...record, ...changes, version: 2 });
  });

  it('are refused where one of them was changed in between, or is gone', async () => {
    const [first, second, third] = (await many()) as [Probe, Probe, Probe];
    await ours().update(first, { title: 'somebody else' });
    await ours().remove(third._id);
    const to = (record: Probe) => ({ record, changes: { title: 'late' } });

    expect(await ours().updateEach([to(first), to(second)])).toBe(false);
    expect(await ours().updateEach([to(third)])).toBe(false);
    expect(await ours().get(first._id)).toMatchObject({ title: 'somebody else', version: 2 });
    expect(await ours().find(third._id)).toBeUndefined();
  });

  it('are never those of another company, whatever the record says', async () => {
    const yours = await theirs().get('yours');
    await ours().insert([probeRow('yours')]);
    const change = { record: { ...yours, company_id: 'company-b' }, changes: { title: 'stolen' } };

    expect(await ours().updateEach([change])).toBe(true);
    expect(await theirs().get('yours')).toEqual(yours);
    expect((await ours().get('yours')).title).toBe('stolen');
  });

  it('may be none', async () => expect(await ours().updateEach([])).toBe(true));
});

describe('a page of a search', () => {
  const narrow = { ...probe, indexes: [['title', 'id', 'kind']] };
  const order = [{ column: 'title', descending: true }, { column: 'id' }];
  const searchFor = (word: string) => [[{ title: { contains: word } }, { kind: { contains: word } }]];

  it('is the same where an index holds what is searched', async () => {
    const titles = Array.from({ length: 60 }, (_, at) => `${'Ada Bo Cy'.split(' ')[at % 3]} ${(at * 7) % 20}`);
    await ours().insert(titles.map((title, at) => probeRow(`row-${at}`, { title, kind: at % 2 ? 'a' : 'b' })));
    await theirs().insert([probeRow('row-60', { title: 'Ada 7' })]);
    const indexed = scopedRecords(fresh.database, fresh.database, narrow, 'company-a');

    for (const word of ['ada', 'A 1', '7', 'b', 'nobody'])
      for (const offset of [0, 5, 100]) {
        const page = { where: { version: 1 }, anyOf: searchFor(word), order, limit: 7, offset };
        const { where: _, ...inIndex } = page;
        expect(await indexed.list(inIndex)).toEqual(await ours().list(page));
      }
    expect(await indexed.list({ anyOf: searchFor('ada 7'), order, limit: 7 })).toHaveLength(1);
  });

  it('reads whole only the rows that it shows', async () => {
    const texts: string[] = [];
    const { database } = fresh;
    const heard = {
      all: (text: string, params?: readonly Value[]) => {
        texts.push(text);
        return database.all(text, params);
      },
      run: database.run,
    };
    const found = await scopedRecords(database, heard, narrow, 'company-a').list({
      ...{ anyOf: searchFor('our'), order, limit: 7 },
    });

    expect(found.map(({ _id }) => _id)).toEqual(['mine']);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(/^SELECT `id` FROM/);
    expect(texts[1]).not.toContain('LIKE');
  });
});

it('says that a row was matched although nothing in it changed', async () => {
  const before = await ours().get('mine');

  expect(await ours().update({ ...before, version: 1 }, { title: 'ours' })).toBe(true);
});

it('loses none of 800 additions by 16 concurrent writers', async () => {
  const table = tableOf(PROBE_SUMS.table, ['company_id', 'kind', 'amount', 'probes'], fresh.database.dialect);
  const row = { company_id: 'company-a', kind: 'a', amount: 333_333, probes: 1 };
  const add = () =>
    fresh.database.transaction((tx) => table.add(tx, ['company_id', 'kind'], [row], ['amount', 'probes']));
  const writer = async () => {
    for (let turn = 0; turn < 50; turn += 1) await add();
  };

  await Promise.all(Array.from({ length: 16 }, writer));

  const [sum] = await sumsOver(fresh.database, 'company-a')(PROBE_SUMS, { by: ['kind'] });
  expect(sum).toEqual({ kind: 'a', amount: 333_333 * 800, probes: 800 });
}, 60_000);

it('leaves nothing of a transaction that fails', async () => {
  const failing = fresh.database.transaction(async (tx) => {
    const records = scopedRecords(fresh.database, tx, probe, 'company-a');
    await records.insert([probeRow('half')]);
    await records.update((await records.get('mine')) as Probe, { title: 'half' });
    throw new Error('stop');
  });

  await expect(failing).rejects.toThrow('stop');
  expect(await ours().find('half')).toBeUndefined();
  expect((await ours().get('mine')).title).toBe('ours');
});

it('reads what is committed and nothing else', async () => {
  const seen: (string | undefined)[] = [];
  await fresh.database.transaction(async (tx) => {
    const inside = scopedRecords(fresh.database, tx, probe, 'company-a');
    await inside.update((await inside.get('mine')) as Probe, { title: 'new' });
    seen.push((await ours().get('mine')).title, (await inside.get('mine')).title);
  });
  seen.push((await ours().get('mine')).title);

  expect(seen).toEqual(['ours', 'new', 'new']);
});

it('keeps going after a transaction that failed', async () => {
  await expect(fresh.database.transaction(() => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
  await ours().insert([probeRow('after')]);

  expect(await ours().count()).toBe(2);
});
