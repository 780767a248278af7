/** Differences between database dialects in generating rows. */
const dialects = {
  sqlite: {
    numbers: (count) =>
      `(WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) SELECT n FROM numbers)`,
    id: (prefix, n) => `printf('${prefix}-0000-7000-8000-%012x', ${n})`,
  },
  mysql: {
    numbers: (count) => `(SELECT seq AS n FROM seq_1_to_${count})`,
    id: (prefix, n) => `CONCAT('${prefix}-0000-7000-8000-', LOWER(LPAD(HEX(${n}), 12, '0')))`,
  },
};

export const dialectOf = (url) => dialects[url.startsWith('sqlite:') ? 'sqlite' : 'mysql'];

const quoted = (name) => `\`${name}\``;

/**
 * Inserts `count` copies of a row that the product wrote, with some columns as expressions of `n`. The rows have
 * exactly the product's structure and are generated within the database.
 */
export async function copies(rows, { url, table, id, count, changed }) {
  const { numbers } = dialectOf(url);
  const [sample] = await rows.all(`SELECT * FROM ${quoted(table)} WHERE id = '${id}'`);
  const names = Object.keys(sample);
  const values = names.map((name) => changed[name] ?? `sample.${quoted(name)}`);
  await rows.all(
    `INSERT INTO ${quoted(table)} (${names.map(quoted).join(', ')}) SELECT ${values.join(', ')} ` +
      `FROM ${quoted(table)} AS sample JOIN ${numbers(count)} AS numbers WHERE sample.id = '${id}'`,
  );
}
