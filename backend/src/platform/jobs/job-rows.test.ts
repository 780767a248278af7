import { progressOf } from './job-rows';

const ROW = { id: 'j1', kind: 'imports.check', state: 'running', done: 1, total: 2, message: null };

it('says what the kind is called, where it is called something', () => {
  expect(progressOf(ROW, 'Import check')).toMatchObject({ kind: 'imports.check', label: 'Import check' });
  expect(progressOf(ROW)).toEqual(ROW);
});
