import { pretendBrowser, serve, show } from '../modules/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ImportBar } from './ImportBar';
import { inArea } from './testing/shown-in-area';

const sent: unknown[] = [];
beforeEach(() => {
  pretendBrowser();
  serve({});
  sent.length = 0;
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const shown = (repairs: readonly object[]) => {
  const record = { _id: 'i1', new_rows: 8, existing_rows: 0, error_rows: 0, repairs };
  const post = async (_: unknown, body: unknown) => sent.push(body);
  const call = { isRunning: false, send: post, ask: post, existing: 'skip' };
  const findings = { labelOf: (kind: string) => `Kind ${kind}`, useSentence: () => (kind: string) => kind };
  return show(inArea(<ImportBar record={record as never} call={call as never} />, {}, { findings }));
};

const RUN = { decision: 'run', existing: 'skip' };
const warning = { message: '', rows: 5, texts: [] };

test('rows with warnings that nobody decided on are named before they are imported', async () => {
  await shown([
    { ...warning, repair: 'repeat', field: 'invoice', undecided: 1 },
    { ...warning, repair: 'finding', field: 'outlier', undecided: 3 },
    { ...warning, repair: 'finding', field: 'overlap', undecided: 0, left_out: 5 },
    { ...warning, repair: 'number', field: 'amount' },
  ]);
  await press('Import 8 rows');
  const dialog = await screen.findByRole('dialog', { name: 'Import rows with warnings?' });
  expect(dialog.textContent).toContain('Duplicate in this file: 1 row; Kind outlier: 3 rows.');
  expect(dialog.textContent).not.toContain('overlap');
  await press('Cancel');
  expect(sent).toEqual([]);
  await press('Import 8 rows');
  await press('Import anyway');
  expect(sent).toEqual([RUN]);
});

test('decided rows are imported at once', async () => {
  await shown([{ ...warning, repair: 'finding', field: 'outlier', undecided: 0, left_out: 2 }]);
  await press('Import 8 rows');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([RUN]);
});

test('an import is deleted once that is confirmed, and the list of imports opens', async () => {
  const { address } = await shown([]);
  await press('Delete import');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this import?' });
  expect(dialog.textContent).toContain('The file, its rows and your corrections are deleted.');
  expect(sent).toEqual([]);
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete import' })));
  expect(sent).toEqual([{ decision: 'discard' }]);
  expect(address()).toBe('/imports');
});

test('a person can go back to the columns', async () => {
  const { address } = await shown([]);
  await press('Back to columns');
  expect(address()).toContain('step=columns');
});
