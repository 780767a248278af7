import { chosenTests } from './named-tests.mjs';

it('takes all tests of an area, and no journey', () => {
  const { files, specs } = chosenTests(['mf-activities']);

  const rooms = new Set(files.map((file) => file.match(/^(mf-\w+|backend\/(contracts\/src|src\/modules)\/\w+)/)?.[0]));
  expect([...rooms].sort()).toEqual([
    'backend/contracts/src/activities',
    'backend/src/modules/activities',
    'mf-activities',
  ]);
  expect(specs).toEqual([]);
  expect(chosenTests(['shell']).files.filter((file) => file.startsWith('shell/e2e/'))).toEqual([]);
});

it('takes the file that is called so before those that hold the name in their path', () => {
  expect(chosenTests(['named-tests'])).toEqual({ files: ['ops/test/named-tests.test.mjs'], specs: [] });
  expect(chosenTests(['ops/test/named-tests.test.mjs']).files).toEqual(['ops/test/named-tests.test.mjs']);
  expect(chosenTests(['./ops/test/named']).files).toEqual(['ops/test/named-tests.test.mjs']);
  expect(chosenTests(['bill'])).toEqual({ files: [], specs: ['shell/e2e/bill.spec.ts'] });
});

it('takes several at once, each of them once', () => {
  expect(chosenTests(['bill', 'tally', 'ops/test/tally'])).toEqual({
    files: ['ops/test/tally.test.mjs'],
    specs: ['shell/e2e/bill.spec.ts'],
  });
});

it('finds a journey by words of its title', () => {
  expect(chosenTests(['A bill becomes', 'a figure'])).toEqual({
    files: [],
    specs: ['shell/e2e/bill.spec.ts'],
    title: 'A bill becomes a figure',
  });
});

it('says so when there is no such test, and runs none of the others', () => {
  expect(() => chosenTests(['tally', 'nothing-is-called-so'])).toThrow(
    'There is no test named tally nothing-is-called-so',
  );
});
