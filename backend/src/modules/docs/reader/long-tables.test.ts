import { survey } from './survey';
import { pagesOf } from '../testing/pages-of';
import { candidatesOf } from '../fields/candidates';
import { chooseQuantity } from '../fields/choose-quantity';
import { nothingKnown } from '../fields/knowledge';

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

  const begun = process.cpuUsage();
  const choice = chooseQuantity(candidates, figures, ['energy']);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(MOST_MS);
  expect(choice).not.toBeNull();
});
