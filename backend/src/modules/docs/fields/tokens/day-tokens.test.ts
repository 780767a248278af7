import { layoutOf } from '../../layout/segments';
import { pagesOf } from '../../testing/pages-of';
import { dayTokens } from './day-tokens';

type Order = 'dmy' | 'mdy' | 'ymd' | null;
const read = (text: string, dayOrder: Order = 'dmy', hyphenOrder: Order = null) => {
  const [segment] = layoutOf(pagesOf(text)).segments;
  if (!segment) throw new Error('no text');
  return dayTokens(segment, { decimal: null, dayOrder, hyphenOrder, thisYear: 2026, currency: null });
};
const october = { from: '2026-10-01', to: '2026-10-31' };

test.each([
  ['01.10.2026', '2026-10-01'],
  ['1 October 2026', '2026-10-01'],
  ['October 1, 2026', '2026-10-01'],
  ['1. Oktober 2026', '2026-10-01'],
  ['1er octobre 2026', '2026-10-01'],
  ['1 de octubre de 2026', '2026-10-01'],
  ['1. oktober 2026', '2026-10-01'],
  ['2026-10-01', '2026-10-01'],
  ['01.10.2026 - 31.10.2026', october],
  ['vom 01.10.2026 bis 31.10.2026', october],
  ['du 01/10/2026 au 31/10/2026', october],
  ['01.10. – 31.10.2026', october],
  ['1 - 31 October 2026', october],
  ['October 2026', october],
  ['30.12. - 02.01.2026', { from: '2025-12-30', to: '2026-01-02' }],
])('%s', (text, value) => {
  expect(read(text).map((each) => each.value)).toEqual([value]);
});

test.each(['1.234,56', '0800 123.456', '31.02.2026', '12/3456', 'Zone 10-11'])('%s is no day', (text) => {
  expect(read(text)).toEqual([]);
});

test('a period settles the order of its own days', () => {
  const [period] = read('03/01/2026 to 04/01/2026', null);
  expect(period?.otherwise).toEqual({ from: '2026-03-01', to: '2026-04-01' });
  const [settled] = read('03/04/2026 to 31/05/2026', null);
  expect(settled?.value).toEqual({ from: '2026-04-03', to: '2026-05-31' });
});

test.each([
  ['25-09-06', 'dmy', '2006-09-25', '2025-09-06'],
  ['25-09-06', 'mdy', '2006-09-25', '2025-09-06'],
  ['25-09-06', null, '2006-09-25', '2025-09-06'],
  ['25-09-30', 'dmy', '2030-09-25', '2025-09-30'],
] as const)('%s is left open between hyphens (%s)', (text, order, value, otherwise) => {
  expect(read(text, order)).toMatchObject([{ value, otherwise }]);
});

test.each([
  ['25/09/06', '2006-09-25'],
  ['25.09.06', '2006-09-25'],
  ['31-10-25', '2025-10-31'],
  ['99-12-31', '1999-12-31'],
])('%s is plain where days come first', (text, value) => {
  const [day] = read(text);
  expect([day?.value, day?.otherwise]).toEqual([value, undefined]);
});

test('other days of the same kind settle a day between hyphens', () => {
  expect(read('25-09-06', 'dmy', 'dmy')[0]).toMatchObject({ value: '2006-09-25' });
  expect(read('25-09-06', 'dmy', 'ymd')[0]).toMatchObject({ value: '2025-09-06' });
  expect(read('25-09-06', 'dmy', 'dmy')[0]?.otherwise).toBeUndefined();
});

test('a period that ends before it begins in one way is meant in the other', () => {
  const [period] = read('25-09-06 to 25-10-05');
  expect([period?.value, period?.otherwise]).toEqual([{ from: '2025-09-06', to: '2025-10-05' }, undefined]);
});
