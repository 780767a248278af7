import { parse } from 'csv-parse/sync';

/**
 * Parses a CSV text into records. Lines that begin with `#` are skipped, because they are the header of our own tables.
 * @param {string} text
 * @returns {Record<string, string>[]}
 * @throws when a row has more or fewer cells than the first; the message names its line
 */
export const parseCsv = (text) =>
  parse(text, { columns: true, bom: true, comment: '#', comment_no_infix: true, skip_empty_lines: true });

/**
 * Returns a table in the format of our own files, with a line break after every line.
 * @param {string[]} header sentences above the table, each after a `#`
 * @param {string[]} names columns in their order
 * @param {object[]} records missing values are left blank
 */
export function writeCsv(header, names, records) {
  const line = (values) =>
    values.map((value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
  const rows = records.map((record) => line(names.map((name) => String(record[name] ?? ''))));
  return `${[...header.map((words) => `# ${words}`), line(names), ...rows].join('\n')}\n`;
}
