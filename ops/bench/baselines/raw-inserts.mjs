import { countProcessor } from '../processes.mjs';

const BATCH = 1000;
const quoted = (name) => `\`${name}\``;

/** Yields the rows of a table after an id, page by page, so that a large table need not fit into memory. */
async function* pagesOf(rows, table, where, most) {
  let [after, seen] = ['', 0];
  while (seen < most) {
    const page = await rows.all(
      `SELECT * FROM ${quoted(table)} WHERE id > ? AND ${where} ORDER BY id LIMIT ${Math.min(50 * BATCH, most - seen)}`,
      [after],
    );
    if (page.length === 0) return;
    after = page.at(-1).id;
    seen += page.length;
    yield page;
  }
}

/**
 * Baseline for bulk writes: inserts rows that the product wrote into an empty table with the same columns and indexes,
 * by multi-row inserts of mysql2 alone. The time excludes reading them.
 * @param {{ rows: { all: Function }, databasePids: () => number[] }} world
 * @param {string} table
 * @param {{ where?: string, most?: number }} which which rows, and how many of them at most
 */
export async function rawInserts(
  { rows, databasePids },
  table,
  { where = '1 = 1', most = Number.POSITIVE_INFINITY } = {},
) {
  const copy = `raw_${table}`;
  await rows.all(`CREATE TABLE ${quoted(copy)} LIKE ${quoted(table)}`);
  let [count, milliseconds, processor] = [0, 0, 0];
  for await (const page of pagesOf(rows, table, where, most)) {
    const names = Object.keys(page[0]);
    const values = page.map((row) => names.map((name) => row[name]));
    const used = countProcessor([process.pid, ...databasePids()]);
    const began = performance.now();
    for (let at = 0; at < values.length; at += BATCH)
      await rows.all(`INSERT INTO ${quoted(copy)} (${names.map(quoted).join(', ')}) VALUES ?`, [
        values.slice(at, at + BATCH),
      ]);
    milliseconds += performance.now() - began;
    processor += used();
    count += values.length;
  }
  await rows.all(`DROP TABLE ${quoted(copy)}`);
  return { count, seconds: milliseconds / 1000, processor };
}
