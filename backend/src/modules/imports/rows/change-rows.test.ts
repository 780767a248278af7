import { chooseRows } from './change-rows.rules';

const NOW = 5;

/** Rows of one import, with the number of queries that read them. */
function rowsOf(...rows: { _id: string; import_id: string; choice: string | null }[]) {
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

it('reads all chosen rows at once, and changes those with another choice', async () => {
  const { asked, choosing } = rowsOf(
    { _id: 'r1', import_id: 'i1', choice: null },
    { _id: 'r2', import_id: 'i1', choice: 'keep' },
    { _id: 'r3', import_id: 'i1', choice: 'skip' },
  );
  await chooseRows(choosing, [
    { row: 'r1', choice: 'keep' },
    { row: 'r2', choice: 'keep' },
    { row: 'r3', choice: null },
    { row: 'r1', choice: 'skip' },
  ]);
  expect(asked).toEqual({
    reads: 1,
    updates: [
      ['r1', { choice: 'skip', updated_on: NOW }],
      ['r3', { choice: null, updated_on: NOW }],
    ],
  });
});

it('does not find a row of another import, and changes nothing', async () => {
  const { asked, choosing } = rowsOf(
    { _id: 'r1', import_id: 'i1', choice: null },
    { _id: 'r2', import_id: 'i2', choice: null },
  );
  const both = ['r1', 'r2'].map((row) => ({ row, choice: 'skip' as const }));
  await expect(chooseRows(choosing, both)).rejects.toThrow('Not found');
  expect(asked.updates).toEqual([]);
});
