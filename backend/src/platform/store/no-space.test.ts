import { isNoSpace } from './no-space';

it.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 4874 }, true],
  [{ code: 'ENOSPC' }, true],
  [{ code: 'EDQUOT' }, true],
  [{ code: 'ER_DISK_FULL', errno: 1021 }, true],
  [{ code: 'ER_RECORD_FILE_FULL', errno: 1114 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 2067 }, false],
  [new Error('full'), false],
  [undefined, false],
])('of %j: %s', (error, isFull) => {
  expect(isNoSpace(error)).toBe(isFull);
});
