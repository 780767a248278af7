import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './csv.mjs';

/**
 * Reads every factor table of a folder as one list of factors, each with its file.
 * @param {string} folder
 * @param {typeof parseCsv} [parse]
 */
export function readTables(folder, parse = parseCsv) {
  const read = (file) => parse(readFileSync(join(folder, file), 'utf8'));
  const files = readdirSync(folder).sort();
  const rows = read('rows-uk.csv');
  const single = files
    .filter((file) => /^factors-.*\.csv$/.test(file))
    .flatMap((file) => read(file).map((factor) => ({ item: '', ...factor, file })));
  const editions = files
    .filter((file) => /^values-uk-\d{4}\.csv$/.test(file))
    .map((file) => ({ file, year: file.slice(-8, -4), values: read(file) }));
  return {
    sets: read('sets.csv'),
    rows,
    editions,
    factors: [...single, ...editions.flatMap((edition) => valuedRows(rows, edition))],
  };
}

/** Creates one factor per use from a row of an edition, because a published figure may have several uses. */
function valuedRows(rows, { file, year, values }) {
  const byRow = new Map(values.map((value) => [value.row, value]));
  return rows.flatMap((row) => {
    const value = byRow.get(row.row);
    if (!value) return [];
    const publisher_row = value.publisher_row || row.row;
    const set = `uk-${year}`;
    return [
      { ...row, ...value, id: `${set}/${publisher_row}`, set, publisher_row, region: 'United Kingdom', year, file },
    ];
  });
}
