import type { RowChoices } from '@lichen/contracts/imports/import-row.entity';
import { chooseRows } from './change-rows.rules';

const NOW = 5;

/** Rows of one import, with the number of queries that read them. */
function rowsOf(...rows: { _id: string; import_id: string; choices: RowChoices | null }[]) {
  const asked = { reads: 0, updates: [] as unknown[] };
  const records = () => ({
    part: async (_: unknown, { where }: { where: { import_id: string; id: { in: string[] } } }) => {
      asked.reads += 1;
      return rows.filter(({ _id, import_id }) => import_id === where.import_id && where.id.in.includes(_id));
    },
    updateEach: async (updates: { record: { _id: string }; changes: object }[]) => {
      asked.updates.push(...updates.map(({ record, changes }) => [record._id, changes]));
      return true;
    },
  });
  const choosing = { unit: { records }, record: { _id: 'i1' }, context: { now: NOW } } as never;
  return { asked, choosing };
}

const OUTLIER = { repair: 'finding', field: 'outlier' } as const;
const OVERLAP = { ...OUTLIER, field: 'overlap' };

it('reads all chosen rows at once, and changes the choices of the named warnings alone', async () => {
  const { asked, choosing } = rowsOf(
    { _id: 'r1', import_id: 'i1', choices: null },
    { _id: 'r2', import_id: 'i1', choices: { 'finding:outlier': 'keep' } },
    { _id: 'r3', import_id: 'i1', choices: { 'finding:outlier': 'skip' } },
    { _id: 'r4', import_id: 'i1', choices: { 'finding:outlier': 'skip', 'finding:overlap': 'keep' } },
  );
  await chooseRows(choosing, [
    { row: 'r1', ...OUTLIER, choice: 'keep' },
    { row: 'r2', ...OUTLIER, choice: 'keep' },
    { row: 'r3', ...OUTLIER, choice: null },
    { row: 'r4', ...OVERLAP, choice: null },
    { row: 'r1', ...OUTLIER, choice: 'skip' },
    { row: 'r1', ...OVERLAP, choice: 'keep' },
  ]);
  expect(asked).toEqual({
    reads: 1,
    updates: [
      ['r1', { choices: { 'finding:outlier': 'skip', 'finding:overlap': 'keep' }, updated_on: NOW }],
      ['r3', { choices: null, updated_on: NOW }],
      ['r4', { choices: { 'finding:outlier': 'skip' }, updated_on: NOW }],
    ],
  });
});

it('does not find a row of another import, and changes nothing', async () => {
  const { asked, choosing } = rowsOf(
    { _id: 'r1', import_id: 'i1', choices: null },
    { _id: 'r2', import_id: 'i2', choices: null },
  );
  const both = ['r1', 'r2'].map((row) => ({ row, ...OUTLIER, choice: 'skip' as const }));
  await expect(chooseRows(choosing, both)).rejects.toThrow('Not found');
  expect(asked.updates).toEqual([]);
});
