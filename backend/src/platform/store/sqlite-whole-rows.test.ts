import { DatabaseSync } from '@photostructure/sqlite';
import { wholeRows } from './sqlite-whole-rows';

const VALUES = [
  [1, 'plain', null],
  [-7, 'Grün "quoted" \\ back\nline 😀', 'null'],
  [Number.MAX_SAFE_INTEGER, '[1, {"a": "b"}]', ''],
];

function filled(...rows: readonly (readonly (string | number | bigint | null)[])[]) {
  const file = new DatabaseSync(':memory:');
  file.exec('CREATE TABLE t (id INTEGER, name TEXT, note TEXT)');
  const insert = file.prepare('INSERT INTO t VALUES (?, ?, ?)');
  for (const row of rows) insert.run(...row);
  return file;
}

const TEXT = 'SELECT `id`, `name`, `note` FROM t WHERE `id` >= ? ORDER BY `id` DESC';

it('answers what the driver answers value by value', () => {
  const file = filled(...VALUES);

  const rows = wholeRows(file, TEXT)?.([-100]);

  expect(rows).toHaveLength(VALUES.length);
  expect(rows).toEqual(
    file
      .prepare(TEXT)
      .all(-100)
      .map((row) => ({ ...(row as object) })),
  );
});

it.each([
  ['a whole number that no number holds exactly', 9_007_199_254_740_993n],
  ['a fraction', 0.1],
  ['a number beyond all bounds', 1e300],
])('leaves %s to the driver', (_name, value) => {
  const file = filled([value, 'x', null]);

  expect(wholeRows(file, 'SELECT `id`, `name` FROM t')?.([])).toBeUndefined();
});

it.each([
  'SELECT COUNT(*) AS total FROM t',
  'SELECT `name`, SUM(`id`) AS `id` FROM t GROUP BY `name`',
  'SELECT `id`, `name` FROM t UNION SELECT `id`, `name` FROM t',
  'SELECT id, name FROM t',
  'PRAGMA table_info(t)',
])('leaves %s as it is', (text) => {
  expect(wholeRows(filled(), text)).toBeUndefined();
});
