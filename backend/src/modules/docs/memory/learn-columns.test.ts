import { vehicleUsageDoc } from '@lichen/contracts/docs/types/vehicle-usage';
import { type Anchor, nothingKnown } from '../fields/knowledge';
import { soughtOf } from '../fields/sought/sought-of';
import { readDocument } from '../reader/read-document';
import { pagesOf } from '../testing/pages-of';
import { learnedColumns, taughtColumns } from './learn-columns';

const SOUGHT = soughtOf(vehicleUsageDoc);

interface Printed {
  readonly heads: string;
  readonly rows: readonly string[];
  readonly site?: string;
}

const statement = ({ heads, rows, site = 'www.roadline.example' }: Printed) =>
  [`Roadline Fuel Cards Ltd     ${site}`, 'Card statement', '', heads, ...rows].join('\n');

function read(printed: Printed, anchors: readonly Anchor[] = []) {
  const knowledge = { ...nothingKnown('2026-11-26'), anchors };
  const { fields, landmarks } = readDocument(pagesOf(statement(printed)), knowledge, SOUGHT);
  const readingOf = (field: string) => fields.find((each) => each.field === field);
  return { fields, landmarks, readingOf };
}

/** Returns what a person teaches by applying a document with these rows. */
function lessonsOf(printed: Printed, records: readonly object[], doc_created_on = 1): Anchor[] {
  const { landmarks } = read(printed);
  return learnedColumns({ type: vehicleUsageDoc, landmarks, values: { records } }).map((lesson, at) => ({
    ...{ ...lesson, _id: `${doc_created_on} ${at}`, supplier: 'Roadline', doc_id: `doc ${doc_created_on}` },
    doc_created_on,
  }));
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** A statement whose word for litres is its own. */
const OWN_WORDS: Printed = {
  heads: 'Date         Vehicle     Dispensed     Gross      Net',
  rows: [
    '19/10/2026   YK21 ABC    62.30         89.64      74.70',
    '23/10/2026   YK22 XYZ    118.90        171.07     142.56',
  ],
};
const NEXT: Printed = { ...OWN_WORDS, rows: ['30/11/2026   YK21 ABC    10.00         14.40      12.00'] };

test('rows typed beside a table with unknown headings teach its columns to the next document of the supplier', () => {
  const anchors = lessonsOf(OWN_WORDS, [
    { date: day('2026-10-19'), quantity: 62.3, fuel_type: 'diesel' },
    { date: day('2026-10-23'), quantity: 118.9, fuel_type: 'diesel' },
  ]);
  const elsewhere = read({ ...NEXT, site: 'www.other.example' }, anchors);

  expect(read(NEXT).fields.filter(({ field }) => field.startsWith('records.'))).toEqual([]);
  expect(anchors.map(({ field, labels }) => [field, labels])).toEqual([
    ['records.date', ['column:date']],
    ['records.quantity', ['column:dispensed']],
  ]);
  expect(read(NEXT, anchors).readingOf('records.0.quantity')).toMatchObject({
    value: { amount: '10.00' },
    how: 'anchor',
  });
  expect(read(NEXT, anchors).readingOf('records.0.cost')).toMatchObject({ value: { amount: '14.40' }, how: 'column' });
  expect(elsewhere.readingOf('records.0.quantity')).toBeUndefined();
});

const KNOWN_WORDS: Printed = { ...OWN_WORDS, heads: OWN_WORDS.heads.replace('Dispensed', 'Litres   ') };
const NEXT_KNOWN: Printed = { ...NEXT, heads: KNOWN_WORDS.heads };
const costs = (...amounts: number[]) => amounts.map((amount) => ({ cost: { amount, currency: 'GBP' } }));

test('a column that a person assigned to another field is read for that field, until the newest document says else', () => {
  const net = lessonsOf(KNOWN_WORDS, costs(74.7, 142.56), 1);
  const gross = [...net, { ...(net[0] as Anchor), labels: ['column:gross'], doc_id: 'doc 2', doc_created_on: 2 }];
  const cost = (anchors: readonly Anchor[]) => read(NEXT_KNOWN, anchors).readingOf('records.0.cost')?.value;

  expect(net.map(({ field, labels }) => [field, labels])).toEqual([['records.cost', ['column:net']]]);
  expect([[], net, gross].map(cost)).toMatchObject([{ amount: '14.40' }, { amount: '12.00' }, { amount: '14.40' }]);
  expect(taughtColumns(vehicleUsageDoc, 'records', 'site:www.other.example', net)).toEqual(new Map());
});

test('values as they were read, of a single row, or of no column teach nothing', () => {
  expect(lessonsOf(KNOWN_WORDS, costs(89.64, 171.07))).toEqual([]);
  expect(lessonsOf(KNOWN_WORDS, costs(74.7))).toEqual([]);
  expect(lessonsOf(KNOWN_WORDS, costs(74.7, 7))).toEqual([]);
});
