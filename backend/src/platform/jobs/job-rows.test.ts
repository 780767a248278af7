import { progressOf } from './job-rows';

const ROW = { id: 'j1', kind: 'imports.check', state: 'running', done: 1, total: 2, message: null };

it('says what the kind is called, where it is called something', () => {
  expect(progressOf(ROW, { label: 'Import check' })).toMatchObject({ kind: 'imports.check', label: 'Import check' });
  expect(progressOf(ROW)).toEqual(ROW);
});

it('says what the job is about, as its kind reads the input', () => {
  const about = (input: unknown) => ({ name: String((input as { name?: string }).name), link: '/there' });
  const row = { ...ROW, input: JSON.stringify({ name: 'bills.csv' }) };
  expect(progressOf(row, { about }).about).toEqual({ name: 'bills.csv', link: '/there' });
  expect(progressOf(row, { about: () => undefined })).not.toHaveProperty('about');
});
