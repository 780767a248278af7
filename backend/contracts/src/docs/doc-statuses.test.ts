import { DOC_STATUSES, type DocStatus, isUnderWay, MAY_APPLY, MAY_UNAPPLY } from './doc-statuses';

const STATUSES = Object.keys(DOC_STATUSES) as DocStatus[];

test('only states that the server leaves by itself are under way, so pages stop polling in all others', () => {
  expect(STATUSES.filter(isUnderWay)).toEqual(['pending', 'loading', 'parsed', 'preparing']);
});

test('nothing that is under way is applied or unapplied', () => {
  expect([...MAY_APPLY, ...MAY_UNAPPLY].filter(isUnderWay)).toEqual([]);
});
