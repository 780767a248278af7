import { measurePace } from '../../../../test/machine-pace';
import { survey } from '../fields/survey';
import { pagesOf } from '../testing/pages-of';
import { candidatesOf } from '../fields/candidates';
import { chooseQuantity } from '../fields/choose-quantity';
import { nothingKnown } from '../fields/knowledge';
import { SOUGHT_TYPES } from '../fields/sought/sought-types';
import { ideasOf, LEXICONS } from '../lexicon/ideas-of';
import { readDocument } from './read-document';

const PAGES = 15;
const ROWS = 30;
/** Of processor time, so that other work on the machine is not counted. */
const MOST_MS = 3000;

const rowOf = (row: number): string => {
  const start = 10_000 + row * 251;
  const used = 240 + (row % 7);
  return `${String((row % 28) + 1).padStart(2, '0')}.03.2026     ${start} kWh     ${start + used} kWh     ${used} kWh`;
};

test('pages of readings are weighed in their time', () => {
  const head = 'Stadtwerke Neustadt GmbH\nStromrechnung\n\nRechnungsnummer: R-20418\n\n';
  const page = (at: number) => Array.from({ length: ROWS }, (_, row) => rowOf(at * ROWS + row)).join('\n');
  const text = `${head}${Array.from({ length: PAGES }, (_, at) => page(at)).join('\n===\n')}`;
  const { layout, lexicons, tokens } = survey(pagesOf(text), nothingKnown('2026-11-25'));
  const candidates = candidatesOf(layout, tokens, lexicons);
  const figures = layout.segments.flatMap((segment) => tokens(segment)).filter(({ kind }) => kind === 'quantity');

  const pace = measurePace();
  const begun = process.cpuUsage();
  const choice = chooseQuantity(candidates, figures, ['energy']);
  expect(process.cpuUsage(begun).user / 1000 / pace()).toBeLessThan(MOST_MS);
  expect(choice).not.toBeNull();
});

const CELLS: Readonly<Record<string, (row: number, column: number) => string>> = {
  amounts: (row, column) =>
    `€${100 + ((row * 37 + column * 101) % 9000)}.${String((row * 7 + column) % 100).padStart(2, '0')}`,
  figures: (row, column) =>
    `${100 + ((row * 37 + column * 101) % 9000)}.${String((row * 7 + column) % 100).padStart(2, '0')}`,
  'names of meters': (row, column) => `Meter${row * 12 + column}`,
};
const [DENSE_PAGES, DENSE_ROWS, COLUMNS] = [60, 55, 8];
/** Of processor time for sixty pages; before amounts were found by their line it was half a minute. */
const MOST_DENSE_MS = 15_000;

test.each(Object.keys(CELLS))(
  'sixty dense pages of %s are read in their time',
  (kind) => {
    const cell = CELLS[kind] as (row: number, column: number) => string;
    const line = (row: number) =>
      Array.from({ length: COLUMNS }, (_, column) => cell(row, column).padEnd(13)).join(' ');
    const page = (at: number) => Array.from({ length: DENSE_ROWS }, (_, row) => line(at * DENSE_ROWS + row)).join('\n');
    const head =
      'Stadtwerke Neustadt GmbH\nStromrechnung\nRechnungsnummer: R-20418\nVerbrauch  Betrag  Datum  Nummer\n';
    const pages = pagesOf(`${head}${Array.from({ length: DENSE_PAGES }, (_, at) => page(at)).join('\n===\n')}`);

    const pace = measurePace();
    const begun = process.cpuUsage();
    const { type } = readDocument(pages, nothingKnown('2026-11-25'), SOUGHT_TYPES);
    expect(process.cpuUsage(begun).user / 1000 / pace()).toBeLessThan(MOST_DENSE_MS);
    expect(type).toBe('electricity');
  },
  60_000,
);

test('no word of a lexicon has a number but `co2`, because labels are compared without theirs', () => {
  const words = LEXICONS.flatMap(({ ideas }) => Object.values(ideas).flatMap((list) => list.split(/[ ,]+/)));
  expect(words.filter((word) => /\d/.test(word) && word !== 'co2')).toEqual([]);
  expect(ideasOf('CO2 2026', LEXICONS).has('emissions')).toBe(true);
});
