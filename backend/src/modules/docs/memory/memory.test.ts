import type { DocType } from '@lichen/contracts/docs/doc-type';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { type Anchor, nothingKnown } from '../fields/knowledge';
import { soughtOf } from '../fields/sought/sought-of';
import { readDocument } from '../reader/read-document';
import { pagesOf } from '../testing/pages-of';
import { learned, type Taught } from './learn';

const electricity = docTypeOf('electricity') as DocType;
const water = docTypeOf('water') as DocType;
const SOUGHT = [electricity, water].flatMap(soughtOf);

/** A bill whose words for what was used are its own. */
const bill = ({ used = '1,204', site = 'www.northern-power.example', more = '' } = {}) => `
Northern Power Ltd     ${site}
Electricity bill
Invoice number:   88123
Invoice date:     5 November 2026
Billing period:   1 October 2026 to 31 October 2026
Juice taken       ${used}
Juice promised    1,900
Net               £250.00
VAT 20 %          £50.00
Total             £300.00
${more}
`;

function read(text: string, anchors: readonly Anchor[] = []) {
  const reading = readDocument(pagesOf(text), { ...nothingKnown('2026-11-26'), anchors }, SOUGHT);
  return { ...reading, field: (name: string) => reading.fields.find(({ field }) => field === name) };
}

const RIGHT = { electricity_used: 1204, electricity_units: 'kWh' };

function lessonsOf(text: string, corrected: object, more: Partial<Taught> = {}): Anchor[] {
  const { landmarks } = read(text);
  const values = { ...corrected };
  return learned({ type: electricity, landmarks, values, read: {}, places: {}, confirmed: [], ...more }).map(
    (lesson, at) => ({
      ...lesson,
      ...{ _id: `anchor ${at}`, supplier: 'Northern Power Ltd', doc_id: 'bill 1', doc_created_on: 1 },
    }),
  );
}

test('a bill says nothing of what was used until somebody shows it, and then the next one does', () => {
  const anchors = lessonsOf(bill(), RIGHT);
  const next = bill({ used: '1,377' });

  expect(read(next).field('electricity_used')).toBeUndefined();
  expect(anchors).toMatchObject([
    {
      ...{ supplier_key: 'site:northern-power.example', doc_type: 'electricity', field: 'electricity_used' },
      ...{ labels: ['beside:juice taken'], nth: 0, among: 1, unit: 'kWh' },
    },
  ]);
  expect(read(next, anchors).field('electricity_used')).toMatchObject({
    ...{ value: { amount: '1377', unit: 'kWh' }, raw: '1,377', how: 'anchor', page: 1, flags: [] },
    confidence: expect.closeTo(0.95, 5),
  });
});

test('it is used for that supplier and that type alone', () => {
  const anchors = lessonsOf(bill(), RIGHT);
  const other = bill({ site: 'www.southern-power.example' });
  const waters = anchors.map((each) => ({ ...each, doc_type: 'water' }));

  expect(read(other, anchors).field('electricity_used')).toBeUndefined();
  expect(read(bill(), waters).field('electricity_used')).toBeUndefined();
});

test('what nobody corrected teaches nothing, nor does a value that stands at several places', () => {
  const again = bill({ more: 'Standing units     1,204' });
  const { landmarks } = read(again);
  const mark = landmarks.marks.find(({ labels }) => labels.includes('beside:standing units'));
  const place = { page: 1, box: mark?.box ?? { x: 0, y: 0, width: 1, height: 1 }, raw: '1,204' };

  expect(lessonsOf(bill(), RIGHT, { read: RIGHT })).toEqual([]);
  expect(lessonsOf(bill(), { electricity_used: 7777 })).toEqual([]);
  expect(lessonsOf(again, RIGHT)).toEqual([]);
  expect(lessonsOf(again, RIGHT, { places: { electricity_used: place } })).toMatchObject([
    { labels: ['beside:standing units'] },
  ]);
});

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => permutations(all.filter((_, index) => index !== at)).map((rest) => [one, ...rest]));

test('every order of the same corrections reads the same, and most of the newest documents count', () => {
  const [taken] = lessonsOf(bill(), RIGHT);
  const [promised] = lessonsOf(bill(), { electricity_used: 1900, electricity_units: 'kWh' });
  const of = (lesson: Anchor | undefined, doc_created_on: number) => ({
    ...(lesson as Anchor),
    ...{ _id: `anchor ${doc_created_on}`, doc_id: `bill ${doc_created_on}`, doc_created_on },
  });
  const use = (anchors: readonly Anchor[]) => read(bill(), anchors).field('electricity_used')?.value;
  const used = (anchors: readonly Anchor[]) => new Set(permutations(anchors).map((each) => JSON.stringify(use(each))));

  expect([...used([of(taken, 1), of(promised, 2), of(taken, 3), of(promised, 4)])]).toEqual([
    '{"amount":"1900","unit":"kWh"}',
  ]);
  expect([...used([of(taken, 1), of(promised, 2), of(taken, 3)])]).toEqual(['{"amount":"1204","unit":"kWh"}']);
  // Five count: those of a layout of long ago are outvoted by none of them.
  const old = [1, 2, 3, 4].map((on) => of(promised, on));
  expect(use([...old, ...[5, 6, 7].map((on) => of(taken, on))])).toEqual({ amount: '1204', unit: 'kWh' });
});

test('nothing remembered stands against a rule', () => {
  const arrears = 'Carried over      £12.40';
  const [cost] = lessonsOf(bill({ more: arrears }), { cost: { currency: 'GBP', amount: 12.4 } });
  const early = 'Settled on        3 May 2025';
  const ends = lessonsOf(bill({ more: early }), { period_end: Date.UTC(2025, 4, 3) });
  const proven = read(bill({ more: arrears }), cost ? [cost] : []);
  const ordered = read(bill({ more: early }), ends);

  expect([cost?.labels, ends[0]?.labels]).toEqual([['beside:carried over'], ['beside:settled on']]);
  // 250 and 50 make 300: that holds.
  expect(proven.field('cost')).toMatchObject({ value: { amount: '300.00' }, how: 'label' });
  expect(ordered.field('period_end')).toMatchObject({ value: '2026-10-31', how: 'label' });
  expect(ordered.checks.every(({ holds }) => holds)).toBe(true);
});

test('one of several that stand alike is told by its place among them, while there are as many', () => {
  const rows = (...amounts: string[]) => bill({ more: amounts.map((each) => `Point     ${each}`).join('\n') });
  const { landmarks } = read(rows('311', '422', '533'));
  const second = landmarks.marks.find(({ raw, kind }) => raw === '422' && kind === 'money');
  const place = { page: 1, box: second?.box ?? { x: 0, y: 0, width: 1, height: 1 }, raw: '422' };
  const corrected = { electricity_used: 422, electricity_units: 'kWh' };
  const anchors = lessonsOf(rows('311', '422', '533'), corrected, { places: { electricity_used: place } });
  const use = (text: string) => read(text, anchors).field('electricity_used')?.value;

  expect(anchors).toMatchObject([{ nth: 1, among: 3 }]);
  expect(use(rows('411', '522', '633'))).toEqual({ amount: '522', unit: 'kWh' });
  expect(use(rows('411', '522', '633', '744'))).toBeUndefined();
});

test('a layout that is made to cost is kept within bounds', () => {
  const word = 'x'.repeat(300);
  const hostile = Array.from({ length: 3000 }, (_, at) => `${word} ${at}     ${at}.50 kWh`).join('\n');
  const { landmarks } = read(bill({ more: hostile, site: `www.${'a'.repeat(63)}.${'b'.repeat(300)}.example` }));

  expect(landmarks.marks.length).toBeLessThanOrEqual(600);
  expect(Math.max(...landmarks.marks.flatMap(({ labels }) => labels.map(({ length }) => length)))).toBeLessThan(80);
  expect(landmarks.supplier?.length).toBeLessThanOrEqual(120);
});
