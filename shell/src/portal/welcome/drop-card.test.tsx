import type { FirstStep } from '@lichen/contracts/portal/first-steps';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DropCard } from './DropCard';

const DROP = {
  title: { words: 'Drop a spreadsheet of bills here' },
  words: { words: 'A CSV file or Excel workbook with one bill per row.' },
  hint: { words: 'XLSX or CSV, up to 25 MB. Dropping works anywhere on this page.' },
  wrongType: { words: 'Only CSV files and Excel workbooks (.xlsx) can be read here. Enter the bill instead.' },
  targets: [
    {
      accept: '.csv,.xlsx',
      entity: 'imports',
      kinds: [
        { label: 'Electricity', fields: { activity: 'electricity_activitys' } },
        { label: 'Fuel', fields: { activity: 'fuel_activitys' } },
      ],
      page: '/activities/import',
    },
  ],
};
const PAGES = { accept: '.pdf,.jpg', entity: 'docs', kinds: [], page: '/docs/index' };
const STEP = { id: 'bill', ways: [{ label: 'Enter a bill', path: '/enter' }], drop: DROP } as unknown as FirstStep;

beforeEach(() => pretendBrowser());

const drop = (file: File, types = ['Files']) =>
  act(async () => void fireEvent(window, Object.assign(new Event('drop'), { dataTransfer: { types, files: [file] } })));

const bills = new File(['a,b'], 'Bills.CSV');

it('takes a file from anywhere on the page, asks what is in it, and leads to its import', async () => {
  const server = serve({ 'POST /api/upload': record({ _id: 'i1' }) });
  const view = await show(<DropCard step={STEP} drop={DROP} />);
  await drop(bills);
  expect(await screen.findByRole('heading', { name: 'What is in Bills.CSV?' })).toBeTruthy();
  expect(server.asked).toEqual([]);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fuel' })));
  await waitFor(() => expect(view.address()).toBe('/activities/import/i1'));
  const sent = server.of('POST')[0]?.body as FormData;
  expect(['entity', 'activity'].map((name) => sent.get(name))).toEqual(['imports', 'fuel_activitys']);
  expect((sent.get('file') as File).name).toBe('Bills.CSV');
});

it('says of a bill as PDF what can be read, sends nothing, and leaves text that is dragged alone', async () => {
  const server = serve({});
  await show(<DropCard step={STEP} drop={DROP} />);
  await drop(new File(['%PDF'], 'bill.pdf'));
  expect(screen.getByRole('alert').textContent).toBe(DROP.wrongType.words);
  expect(screen.getByRole('button', { name: 'Enter a bill' })).toBeTruthy();
  await drop(bills, ['text/plain']);
  expect(screen.queryByRole('button', { name: 'Fuel' })).toBeNull();
  expect(server.asked).toEqual([]);
});

it('sends a bill as PDF at once where documents take it, and leads to its document', async () => {
  const server = serve({ 'POST /api/upload': record({ _id: 'd1' }) });
  const drops = { ...DROP, targets: [...DROP.targets, PAGES] };
  const view = await show(<DropCard step={STEP} drop={drops} />);
  await drop(new File(['%PDF'], 'Bill.PDF'));
  await waitFor(() => expect(view.address()).toBe('/docs/index/d1'));
  const sent = server.of('POST')[0]?.body as FormData;
  expect(sent.get('entity')).toBe('docs');
});

it('says what was wrong with the upload, and keeps the file', async () => {
  serve({ 'POST /api/upload': { status: 422, body: { err: 'This file has no rows below the column headings' } } });
  await show(<DropCard step={STEP} drop={DROP} />);
  await drop(bills);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Electricity' })));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no rows below'));
  expect(screen.getByRole('button', { name: 'Electricity' })).toBeTruthy();
});
