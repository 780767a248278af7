import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@lichen/contracts/formats/fold';
import { LEXICONS } from './ideas-of';

const WORDING = join(__dirname, '../../../../../ops/bench/reading/wording/measured');

const LABELS =
  'invoiceNumber customerNumber issueDate dueDate orderNumber period periodFrom periodTo meter previous present use net tax gross site renewable lastYear before quantity delivered billTo';

/** Whole labels that the lexicon of a language lists. */
const listed = (lexicon: (typeof LEXICONS)[number]): ReadonlySet<string> =>
  new Set(
    Object.values(lexicon.ideas).flatMap((list) => list.split(', ').map((each) => fold(each.replace(/^[=-]/, '')))),
  );

/** Bills of the United States are in English, in words of their own. */
const WORDINGS = [...LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const), ['us', LEXICONS[0]] as const];

test.each(WORDINGS)('labels of the measured documents in %s are written apart from the lexicon', (name, lexicon) => {
  const wording = JSON.parse(readFileSync(join(WORDING, `${name}.json`), 'utf8')) as Record<string, string[]>;
  const labels = LABELS.split(' ').flatMap((concept) => wording[concept] ?? []);
  const known = listed(lexicon as (typeof LEXICONS)[number]);
  const unknown = labels.filter((label) => !known.has(fold(label.replace('{rate}', ''))));
  expect(labels.length).toBeGreaterThan(50);
  expect(unknown.length / labels.length).toBeGreaterThanOrEqual(0.3);
});
