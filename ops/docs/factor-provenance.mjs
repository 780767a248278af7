/**
 * Writes the provenance of the factor files: rows and SHA-256 of each into backend/reference/provenance/files.csv, and
 * the tables into docs/method.md. `--check` fails when a file has no origin or when either output is outdated.
 *   node ops/docs/factor-provenance.mjs [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeCsv } from '../factors/csv.mjs';
import { provenanceProblems, readProvenance } from '../factors/provenance.mjs';
import { root } from '../start/process.mjs';
import { code, markdownTable } from './markdown-table.mjs';

const COMMAND = 'node ops/docs/factor-provenance.mjs';
const REFERENCE = path.join(root, 'backend', 'reference');
const FILES = path.join(REFERENCE, 'provenance', 'files.csv');
const PAGE = path.join(root, 'docs', 'method.md');
const [BEGIN, END] = [`<!-- Written by ${COMMAND} -->`, '<!-- End of what is written -->'];

const unknown = (text) => text || 'not known';
const joined = (names) => names.map(code).join(', ');

/** Returns the three tables, and the sources that the rows of rates name, as Markdown. */
export function provenanceText({ shipped, sets, counts, copies, origins, sources }) {
  const editions = sets.map(({ id, publisher, title, edition, revision, published_on, source_url }) => {
    const own = origins.filter(({ set }) => set === id);
    const made = own.map(({ file }) => `${code(file)} ${counts.get(`${file} ${id}`) ?? 0}`);
    const read = new Set(own.flatMap((origin) => origin.copies.split(' ').filter(Boolean)));
    return [
      ...[code(id), `[${publisher}, ${title}](${source_url})`, edition, revision || 'none stated'],
      ...[unknown(published_on), made.join(', '), joined([...read])],
    ];
  });
  const found = copies.map(({ copy, rows, sha256, publisher_file, repository, path: place, commit, collected_on }) => [
    ...[code(copy), publisher_file, repository, place || '-'],
    ...[repository.startsWith('none') ? '-' : unknown(commit), collected_on, rows, code(sha256)],
  ]);
  const files = shipped.map(({ folder, file, rows, sha256 }) => {
    const notes = origins.filter((origin) => origin.file === file).map(({ note }) => note);
    return [code(`${folder}/${file}`), String(rows), code(sha256), [...new Set(notes)].filter(Boolean).join('; ')];
  });
  return [
    'Editions, with the factors of each file and the copies they were read from:',
    markdownTable(['Set', 'Publisher', 'Edition', 'Revision', 'Published', 'Factors by file', 'Copies'], editions),
    'Copies that were read. The SHA-256 is that of the copy, which may differ from what the publisher serves:',
    markdownTable(
      ['Copy', "Publisher's file", 'Found in', 'Path', 'Commit', 'Collected', 'Rows', 'SHA-256 of the copy read'],
      found,
    ),
    'Files as they are shipped, under `backend/reference`:',
    markdownTable(['File', 'Rows', 'SHA-256', 'Note'], files),
    'Publishers of rates and indices, as their rows name them:',
    markdownTable(
      ['File', 'Rows', 'Publisher and address'],
      sources.map(({ file, rows, source }) => [code(`rates/${file}`), String(rows), source]),
    ),
  ].join('\n\n');
}

const filesText = (shipped) =>
  writeCsv([`Files of figures as shipped. Written by ${COMMAND}`], ['file', 'rows', 'sha256'], shipped);

function pageWith(page, text) {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/method.md has lost its line "${BEGIN}" or "${END}"`);
  return `${page.slice(0, from + BEGIN.length)}\n\n${text}\n\n${page.slice(to)}`;
}

function main() {
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(FILES, filesText(readProvenance(REFERENCE).shipped));
  const found = readProvenance(REFERENCE);
  const page = readFileSync(PAGE, 'utf8');
  const wanted = pageWith(page, provenanceText(found));
  const broken = provenanceProblems(found);
  if (isCheck && page !== wanted) broken.push(`docs/method.md is not what the tables say: run ${COMMAND}`);
  if (!isCheck) writeFileSync(PAGE, wanted);
  for (const words of broken) console.log(words);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
