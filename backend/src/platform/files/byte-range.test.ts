import { rangeOf } from './byte-range';

const TAG = '"abc"';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=999999999999999-', 'beyond'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=0x1-2', undefined],
  ['bytes=99999999999999999999-', undefined],
  ['pages=1-2', undefined],
  ['', undefined],
])('takes %s of a hundred bytes', (range, part) => {
  expect(rangeOf({ range }, TAG, 100)).toEqual(part);
});

it('sends the whole file where the caller holds a part of another one', () => {
  const range = 'bytes=10-19';

  expect(rangeOf({ range, 'if-range': TAG }, TAG, 100)).toEqual({ start: 10, end: 19 });
  expect(rangeOf({ range, 'if-range': '"other"' }, TAG, 100)).toBeUndefined();
  expect(rangeOf({ range, 'if-range': 'Tue, 03 Nov 2026 10:00:00 GMT' }, TAG, 100)).toBeUndefined();
  expect(rangeOf({}, TAG, 100)).toBeUndefined();
});

it('finds no part in an empty file', () => {
  for (const range of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(rangeOf({ range }, TAG, 0)).toBe('beyond');
});
