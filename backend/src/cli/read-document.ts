import { readFileSync } from 'node:fs';
import { nothingKnown } from '../modules/docs/fields/knowledge';
import { readDocument } from '../modules/docs/reader/read-document';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { soughtOf } from '../modules/docs/fields/sought/sought-of';
import { SOUGHT_TYPES } from '../modules/docs/fields/sought/sought-types';
import { readPages } from '../modules/docs/reading/read-pages.loader';
import { systemClock } from '../platform/clock';

const USAGE = 'usage: read-document FILE [--words]\n';

const DEFINED = DOC_TYPES.flatMap(soughtOf);
const defined = new Set(DEFINED.map(({ type, family }) => family ?? type));
/** Document types of the portal, followed by those that the reader recognises but the portal has no form for. */
const TYPES = [...DEFINED, ...SOUGHT_TYPES.filter(({ type }) => !defined.has(type))];

/** Prints the reader's result for one file as JSON: type, fields with their positions, and checks. */
async function readFile(file: string, isOfWords: boolean): Promise<void> {
  const pages = await readPages(readFileSync(file), '');
  const today = new Date(systemClock.now()).toISOString().slice(0, 10);
  const said = isOfWords ? pages : readDocument(pages, nothingKnown(today), TYPES);
  process.stdout.write(`${JSON.stringify(said, null, 2)}\n`);
}

const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  readFile(file, options.includes('--words')).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
}
