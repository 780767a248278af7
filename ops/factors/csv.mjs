import { parse } from 'csv-parse/sync';

/**
 * Rows of a CSV text as records. Lines that begin with `#` are skipped: they are the header of our own tables.
 * @param {string} text
 * @returns {Record<string, string>[]}
 * @throws where a row has more or fewer cells than the first, with its line
 */
export const parseCsv = (text) =>
  parse(text, { columns: true, bom: true, comment: '#', comment_no_infix: true, skip_empty_lines: true });

/**
 * A table as our own files have it, every line ended.
 * @param {string[]} header sentences that stand above the table behind `#`
 * @param {string[]} names columns in their order
 * @param {object[]} records what a record lacks is left blank
 */
export function writeCsv(header, names, records) {
  const line = (values) =>
    values.map((value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
  const rows = records.map((record) => line(names.map((name) => String(record[name] ?? ''))));
  return `${[...header.map((words) => `# ${words}`), line(names), ...rows].join('\n')}\n`;
}
