import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { LOCATION, makeWorld, type World } from '../../../../test/world';
import { allEnded } from '../../async/all-ended';
import { type Records, recordsOver } from '../scoped-records';
import type { Sql } from '../sql';
import { recordsTogether } from './records-together';

let world: World;
const COMPANIES = ['a', 'b', 'c'];
const STAMP = { version: 1, created_on: 1, created_by: 'x', updated_on: 1 };
const database = () => world.engine.platform.database;

let pattern: RecordOf<typeof location>;

beforeAll(async () => {
  world = await makeWorld();
  const { _id } = (await world.admin.send('POST', 'locations', LOCATION)).body.obj;
  pattern = await recordsOver(database(), database(), world.admin.companyId)(location).get(_id);
});
afterAll(() => world.stop());
afterEach(() => database().run('DELETE FROM locations WHERE company_id IN (?, ?, ?)', COMPANIES));

const row = (company: string, no: number) => ({ ...pattern, _id: `${company}-${no}`, name: `${company} ${no}` });

/** Returns the statements sent while `work` runs for every company at once, in one transaction. */
async function together<T>(work: (records: Records, company: string) => Promise<T>) {
  const sent: string[] = [];
  const answers = await database().transaction((tx) => {
    const noted: Sql = {
      all: (text, params) => {
        sent.push(text);
        return tx.all(text, params);
      },
      run: (text, params) => {
        sent.push(text);
        return tx.run(text, params);
      },
    };
    const of = recordsTogether(database(), noted);
    return allEnded(COMPANIES.map((company) => work(of(company), company)));
  });
  return { sent, answers };
}

const stored = (company: string) =>
  database().transaction((tx) =>
    recordsOver(database(), tx, company)(location).part(['_id', 'name', 'version'], { order: [{ column: 'id' }] }),
  );

it('inserts, reads and updates the rows of all companies by one statement each, every company its own', async () => {
  const inserted = await together((records, company) =>
    records(location).insert([row(company, 1), row(company, 2)], STAMP),
  );
  expect(inserted.sent).toHaveLength(1);

  const read = await together(async (records, company) => {
    // All ask for the same ids, and find those of their own company.
    const where = { id: { in: COMPANIES.flatMap((each) => [`${each}-1`, `${each}-2`]) } };
    const found = await records(location).list({ where });
    const [one, held] = [await records(location).find('b-1'), await records(location).held(`${company}-2`, 'shared')];
    const names = await records(location).part(['name'], { where: { id: `${company}-1` } });
    return { ids: found.map(({ _id }) => _id).sort(), one: one?._id, held: held?.name, names };
  });
  expect(read.sent).toHaveLength(4);
  expect(read.answers).toEqual(
    COMPANIES.map((company) => ({
      ids: [`${company}-1`, `${company}-2`],
      one: company === 'b' ? 'b-1' : undefined,
      held: `${company} 2`,
      names: [{ name: `${company} 1` }],
    })),
  );

  const updated = await together(async (records, company) => {
    const [record] = await records(location).list({ where: { id: `${company}-1` } });
    if (!record) throw new Error('There is none');
    return records(location).updateEach([{ record, changes: { name: `New ${company}`, updated_on: 2 } }]);
  });
  expect([updated.sent.length, updated.answers]).toEqual([2, [true, true, true]]);
  for (const company of COMPANIES)
    expect(await stored(company)).toEqual([
      { _id: `${company}-1`, name: `New ${company}`, version: 2 },
      { _id: `${company}-2`, name: `${company} 2`, version: 1 },
    ]);
});

it('writes nothing where one of the rows has changed meanwhile', async () => {
  await together((records, company) => records(location).insert([row(company, 1)], STAMP));
  const change = together(async (records, company) => {
    const [record] = await records(location).list({ where: { id: `${company}-1` } });
    if (!record) throw new Error('There is none');
    const seen = company === 'b' ? { ...record, version: 7 } : record;
    const isCurrent = await records(location).updateEach([{ record: seen, changes: { name: 'New' } }]);
    if (!isCurrent) throw new Error('changed meanwhile');
  });
  await expect(change).rejects.toThrow('changed meanwhile');
  for (const company of COMPANIES) expect(await stored(company)).toMatchObject([{ name: `${company} 1`, version: 1 }]);
});

it('leaves what is no comparison of values to statements of one company', async () => {
  await together((records, company) => records(location).insert([row(company, 1), row(company, 2)], STAMP));
  const { sent, answers } = await together((records, company) =>
    records(location).list({ where: { id: { above: `${company}-1` } }, order: [{ column: 'id' }] }),
  );
  expect(sent).toHaveLength(3);
  expect(answers.map((found) => found.map(({ _id }) => _id))).toEqual([['a-2'], ['b-2'], ['c-2']]);
});
