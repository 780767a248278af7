import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@lichen/contracts/formats/fold';
import { LEXICONS } from './ideas-of';

const WORDING = join(__dirname, '../../../../../ops/bench/reading/wording');

const LABELS =
  'invoiceNumber customerNumber issueDate dueDate orderNumber period periodStart periodEnd meter previous present use net tax gross site renewable lastYear balance quantity delivered customer';

/** Whole labels that the lexicon of a language lists. */
const listed = (lexicon: (typeof LEXICONS)[number]): ReadonlySet<string> =>
  new Set(
    Object.values(lexicon.ideas).flatMap((list) => list.split(', ').map((each) => fold(each.replace(/^[=-]/, '')))),
  );

test.each(LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const))(
  'labels of the measured documents in %s are written apart from the lexicon',
  (language, lexicon) => {
    const wording = JSON.parse(readFileSync(join(WORDING, `${language}.json`), 'utf8')) as Record<string, string[]>;
    const labels = LABELS.split(' ').flatMap((concept) => wording[concept] ?? []);
    const known = listed(lexicon);
    const unknown = labels.filter((label) => !known.has(fold(label.replace('{rate}', ''))));
    expect(labels.length).toBeGreaterThan(60);
    expect(unknown.length / labels.length).toBeGreaterThanOrEqual(0.3);
  },
);
