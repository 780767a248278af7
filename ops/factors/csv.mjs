/** Rows of a CSV text as records. Lines that begin with `#` are the header of the file and are skipped. */
export function parseCsv(text) {
  const [names, ...rows] = cells(text.replace(/^(?:#.*\r?\n)+/, ''));
  return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])));
}

function cells(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '' && rows.at(-1).length === 0) break;
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

export function writeCsv(header, names, records) {
  const line = (values) =>
    values.map((value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
  const rows = records.map((record) => line(names.map((name) => String(record[name] ?? ''))));
  return `${[...header.map((words) => `# ${words}`), line(names), ...rows].join('\n')}\n`;
}
