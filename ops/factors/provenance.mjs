import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTables } from './check-tables.mjs';
import { parseCsv } from './csv.mjs';

/** Folders of the reference data whose tables contain figures, or choose between them. */
const FOLDERS = ['factors', 'rates'];
const SHA256 = /^[0-9a-f]{64}$/;

const ownedBy = (file, set) => `${file} ${set}`.trim();

/**
 * Reads the provenance of every table of figures.
 * @param {string} reference folder `backend/reference`, or a copy of it
 * @returns `shipped`: our files with rows and the SHA-256 of each; `sets`: editions as published; `copies`: what was
 *   read of a publisher, and where; `origins`: the copies of each file and set; `counts`: factors by file and set;
 *   `sources`: publishers and addresses that the rows of rates name
 */
export function readProvenance(reference) {
  const text = (...names) => readFileSync(join(reference, ...names), 'utf8');
  const read = (...names) => parseCsv(text(...names));
  const shipped = FOLDERS.flatMap((folder) =>
    readdirSync(join(reference, folder))
      .sort()
      .map((file) => ({
        ...{ folder, file, rows: read(folder, file).length },
        sha256: createHash('sha256').update(text(folder, file)).digest('hex'),
      })),
  );
  const { sets, factors } = readTables(join(reference, 'factors'));
  const counts = new Map();
  for (const { file, set } of factors) counts.set(ownedBy(file, set), (counts.get(ownedBy(file, set)) ?? 0) + 1);
  return {
    ...{ shipped, sets, counts },
    listed: read('provenance', 'files.csv'),
    copies: read('provenance', 'copies.csv'),
    origins: read('provenance', 'origins.csv'),
    sources: shipped
      .filter(({ folder }) => folder === 'rates')
      .flatMap(({ file }) => sourcesOf(file, read('rates', file))),
  };
}

function sourcesOf(file, rows) {
  const counts = new Map();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts].map(([source, count]) => ({ file, source, rows: count }));
}

/** Returns a sentence for each missing origin and each difference from the tables. */
export function provenanceProblems({ shipped, sets, counts, listed, copies, origins, sources }) {
  const known = new Set(copies.map(({ copy }) => copy));
  const stated = new Map(listed.map((line) => [line.file, line]));
  const owned = new Set(origins.map(({ file, set }) => ownedBy(file, set)));
  const read = origins.flatMap((origin) => origin.copies.split(' ').filter(Boolean));
  const files = new Set(shipped.map(({ file }) => file));
  const withSets = new Set([...counts.keys()].map((key) => key.split(' ')[0]));
  const needed = [...counts.keys(), ...[...files].filter((file) => !withSets.has(file))];
  return [
    ...shipped.flatMap(({ file, rows, sha256 }) => {
      const line = stated.get(file);
      if (!line) return [`${file}: files.csv does not list it`];
      return [
        Number(line.rows) === rows ? '' : `${file}: ${rows} rows, files.csv says ${line.rows}`,
        line.sha256 === sha256 ? '' : `${file}: its SHA-256 is not that of files.csv`,
      ];
    }),
    ...listed.map(({ file }) => (files.has(file) ? '' : `${file}: listed, and not shipped`)),
    ...needed.map((key) => (owned.has(key) ? '' : `${key}: origins.csv does not say where it comes from`)),
    ...[...owned].map((key) => (needed.includes(key) ? '' : `${key}: an origin of nothing that is shipped`)),
    ...origins.map(({ file, copies: made, note }) => (made || note ? '' : `${file}: neither copies nor a note`)),
    ...read.map((copy) => (known.has(copy) ? '' : `${copy}: copies.csv does not describe it`)),
    ...copies.flatMap(({ copy, rows, sha256, repository, collected_on }) => [
      read.includes(copy) ? '' : `${copy}: nothing was made from it`,
      SHA256.test(sha256) && Number(rows) > 0 ? '' : `${copy}: rows or SHA-256 are missing`,
      repository && collected_on ? '' : `${copy}: say where and when it was found, or "not known"`,
    ]),
    ...sets.flatMap(({ id, publisher, edition, licence, source_url }) =>
      publisher && edition && licence && source_url ? [] : [`${id}: publisher, edition, licence or address is missing`],
    ),
    ...sources.map(({ file, source }) =>
      /^.+, https:\/\/\S+$/.test(source) ? '' : `${file}: "${source}" names no publisher and address`,
    ),
  ].filter(Boolean);
}
