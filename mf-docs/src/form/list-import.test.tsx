import { pretendBrowser, record as answered, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Doc } from '../shared/documents';
import { ListImport } from './ListImport';

beforeEach(() => pretendBrowser());

const listed = (more: object) =>
  ({ _id: 'doc', name: 'staff.csv', version: 1, import_id: null, contents: {}, ...more }) as unknown as Doc;

it('begins the import of a list from its file, where nobody has yet', async () => {
  await show(<ListImport record={listed({})} of="profiles" isReadOnly={false} />);
  expect(screen.getByRole('button', { name: 'Import this list' })).toBeTruthy();
});

it('leads to the import of a file where the document has none', async () => {
  await show(<ListImport record={listed({ contents: null })} of="profiles" isReadOnly={false} />);
  expect(screen.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe('/business/import/profiles');
});

it('shows what became of the rows of an import, each with the way to them', async () => {
  const counts = { new_rows: 3, existing_rows: 2, error_rows: 1, rows: 6, new_records: [{ entity: 'locations' }] };
  serve({ 'GET imports/i1': answered({ _id: 'i1', version: 1, state: 'checked', ...counts }) });
  await show(<ListImport record={listed({ import_id: 'i1' })} of="profiles" isReadOnly />);

  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Rows' })).toBeTruthy());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['New locations (1)', 'New users (3)', 'Existing users (2)', 'Errors (1)', 'All (6)', 'Open the import'],
  ]);
  const errors = screen.getByRole('link', { name: 'Errors (1)' });
  expect(errors.getAttribute('href')).toBe('/business/import/profiles/i1?rows=error');
  expect(screen.queryByRole('button')).toBeNull();
});

it('counts the partners that come with a list of them', async () => {
  const counts = { new_rows: 3, existing_rows: 0, error_rows: 0, rows: 3, new_records: [{ entity: 'partners' }] };
  serve({ 'GET imports/i1': answered({ _id: 'i1', version: 1, state: 'checked', ...counts }) });
  await show(<ListImport record={listed({ import_id: 'i1' })} of="partner_contacts" isReadOnly />);

  expect(await screen.findByRole('link', { name: 'New partners (1)' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /New locations/ })).toBeNull();
});

it.each(['failed', 'undone'])('begins another import where one is %s', async (state) => {
  const counts = { new_rows: 0, existing_rows: 0, error_rows: 0, rows: 0, new_records: null };
  serve({ 'GET imports/i1': answered({ _id: 'i1', version: 1, state, ...counts }) });
  await show(<ListImport record={listed({ import_id: 'i1' })} of="profiles" isReadOnly={false} />);

  expect(await screen.findByRole('button', { name: 'Import this list' })).toBeTruthy();
});

it('begins another import where one was cancelled, which deleted it', async () => {
  serve({ 'GET imports/i1': { status: 404, body: { err: 'Not found' } } });
  await show(<ListImport record={listed({ import_id: 'i1' })} of="profiles" isReadOnly={false} />);

  expect(await screen.findByRole('button', { name: 'Import this list' })).toBeTruthy();
});
