import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { Route, Routes } from '../../modules/router';
import { list, pretendBrowser, record, serve, show } from '../../modules/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ImportPage } from '../ImportPage';
import type { ImportArea } from '../import-area';
import { AREA } from '../testing/shown-in-area';

beforeEach(pretendBrowser);
afterEach(() => jest.useRealTimers());

const total: RepairGroup = {
  ...{ repair: 'total', field: 'amount', message: 'Totals', rows: 1 },
  texts: [{ text: '90', rows: 1, cell: 'A3' }],
};
const row = {
  ...{ _id: 'r1', place: 2, cells: ['lots'], verdict: 'error' },
  problems: [{ repair: 'number', field: 'amount', message: 'Not a number', text: 'lots', cell: 'A2' }],
};

const WithEntity: ImportArea['WithEntity'] = ({ children }) => children({ entity: electricityActivity, start: {} });

/** The page of an import with one row that has an error; a repair begins a check, and one of cells is refused. */
async function shownImport(more: object = {}) {
  const now = {
    ...{ _id: 'i1', name: 'bills.csv', activity: 'electricity', state: 'checked', job_id: null, version: 1 },
    ...{ created_on: 0, columns: [{ header: 'Amount' }], settings: { columns: ['amount'] }, repairs: [total] },
    ...{ rows: 2, new_rows: 0, existing_rows: 0, error_rows: 1, ...more },
  };
  const server = serve({
    'GET imports/i1': () => record({ ...now }),
    'GET import_rows': list([row]),
    'POST repair_import': ({ body }) => {
      if ('cells' in (body as object)) return { status: 422, body: { err: 'Too long' } };
      Object.assign(now, { state: 'checking', version: 2 });
      return record({});
    },
  });
  const page = (
    <Routes>
      <Route path="/imports/:id" element={<ImportPage area={{ ...AREA, records: {}, WithEntity }} />} />
    </Routes>
  );
  await show(page, { at: '/imports/i1?row=r1' });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  jest.useFakeTimers();
  return { now, server, field };
}

const skipTotals = () => fireEvent.click(screen.getByRole('button', { name: 'Skip all total rows' }));

test('a correction that waits for a check stays in its form until it is accepted', async () => {
  const { now, server, field } = await shownImport();
  skipTotals();
  fireEvent.change(field, { target: { value: '1200' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByText(/You can leave this page/)).toBeTruthy());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(server.of('POST')).toHaveLength(1);
  expect(field.isConnected).toBe(true);

  Object.assign(now, { state: 'checked', version: 3 });
  await waitFor(() => expect(screen.getByText('Too long')).toBeTruthy(), { timeout: 5000 });
  expect(server.of('POST')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBe(field);
  expect(field).toHaveProperty('value', '1200');
});

test('what is typed and chosen during a check is there after it', async () => {
  const { now, field } = await shownImport({ existing_rows: 1, new_rows: 1 });
  const existing = () => screen.getByRole('combobox', { name: /Rows that already exist/ }).closest('.ant-select');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Rows that already exist/ }));
  fireEvent.click(screen.getByTitle('Overwrite with values from the file'));
  expect(existing()?.textContent).toContain('Overwrite');
  skipTotals();
  await waitFor(() => expect(screen.getByText(/You can leave this page/)).toBeTruthy());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: /Import 2 rows/ }).className).toContain('loading');
  fireEvent.change(field, { target: { value: '1200' } });

  Object.assign(now, { state: 'checked', version: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByText('Too long')).toBeTruthy(), { timeout: 5000 });
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBe(field);
  expect(field).toHaveProperty('value', '1200');
  expect(existing()?.textContent).toContain('Overwrite');
});
