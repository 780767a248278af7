import { nothingKnown } from '../fields/knowledge';
import { SOUGHT_TYPES } from '../fields/sought/sought-types';
import { pagesOf } from '../testing/pages-of';
import { partsIn } from './parts-in';

const bill = (number: string, foot = '') => `
Northfield Energy Ltd
Electricity bill
Invoice number:  ${number}
Invoice date:    13/04/2026
Total consumption   1,204 kWh
Total amount due    £301.10
${foot}`;
const more = (foot = '') => `
Charges in detail
Standing charge   31 days   £12.40
Unit rate         1,204 kWh £240.80
${foot}`;

const parts = (...pages: string[]) => partsIn(pagesOf(pages.join('\n===\n')), nothingKnown('2026-11-25'), SOUGHT_TYPES);

test.each([
  [
    'two bills by their numbers',
    [bill('88123'), bill('88124')],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a page without a number belongs to the one before',
    [bill('88123'), more(), bill('88124'), more()],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'pages that count themselves',
    [bill('88123', 'Page 1 of 2'), more('Page 2 of 2'), more('Page 1 of 1')],
    [
      [1, 2],
      [3, 3],
    ],
  ],
  [
    'the same in German',
    [more('Seite 1 von 1'), more('Seite 1/2'), more('Seite 2/2')],
    [
      [1, 1],
      [2, 3],
    ],
  ],
])('%s', (_, pages, expected) => {
  expect(parts(...pages)?.map(({ from, to }) => [from, to])).toEqual(expected);
});

test.each([
  ['one page', [bill('88123')]],
  ['one bill that repeats its number', [bill('88123'), bill('88123')]],
  [
    'a bill whose second page names another invoice but counts itself',
    [bill('88123', 'Page 1 of 2'), bill('77001', 'Page 2 of 2')],
  ],
  ['pages that say nothing', [more(), more()]],
])('%s is one document', (_, pages) => {
  expect(parts(...pages)).toBeNull();
});
