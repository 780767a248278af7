import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { dataError } from '../data/data-error';
import type { QueryResult } from '../data/reads';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { ColumnChoice } from './ColumnChoice';
import { type Column, csvOf } from './columns';
import { DataTable } from './DataTable';
import { useTableView, withColumns } from './useTableView';

interface Bill {
  _id: string;
  name: string;
  kg: number;
}

const columns: Column<Bill>[] = [
  {
    key: 'name',
    title: 'Name',
    render: ({ name }) => name,
    text: ({ name }) => name,
    sort: 'name',
    card: 'title',
    fixed: true,
  },
  {
    key: 'kg',
    title: 'CO2',
    render: ({ kg }) => kg.toFixed(3),
    text: ({ kg }) => String(kg),
    align: 'number',
    card: 'figure',
    unitOf: () => 'kg',
  },
];
const bills = [
  { _id: 'b1', name: 'Leeds', kg: 12.7 },
  { _id: 'b2', name: 'York', kg: 1.9 },
];

type Answer = { list: Bill[]; total: number; count: number };
const answered = (list: Bill[], total = list.length) =>
  ({
    data: { list, total, count: list.length },
    error: null,
    refetch: () => undefined,
  }) as unknown as QueryResult<Answer>;
const failed = (error: unknown) =>
  ({ data: undefined, error, refetch: () => undefined }) as unknown as QueryResult<Answer>;

function Bills({
  of,
  opened,
  chose,
  more = [],
  isBeside = false,
}: {
  isBeside?: boolean;
  more?: Column<Bill>[];
  of: QueryResult<Answer>;
  opened?: (row: Bill) => void;
  chose?: (ids: string[]) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onChange = (ids: ReadonlySet<string>) => {
    setChosen(ids);
    chose?.([...ids].sort());
  };
  const view = useTableView('bills', { isBeside });
  return (
    <>
      <ColumnChoice columns={columns} view={view} />
      <DataTable
        label="Bills"
        columns={[...columns, ...more]}
        of={of}
        view={view}
        nameOf={({ name }) => name}
        empty={{
          text: 'No data found',
          action: <button type="button">Add</button>,
          filters: ['country', 'countries'],
          filterLabels: { country: 'Place of the bill' },
        }}
        {...(opened ? { onOpen: opened } : {})}
        {...(chose ? { selection: { chosen, onChange } } : {})}
      />
    </>
  );
}

beforeEach(() => {
  pretendBrowser();
  localStorage.clear();
});

it('opens a row by click and by keyboard, and is a table to screen readers', async () => {
  const opened: string[] = [];
  await show(<Bills of={answered(bills)} opened={({ _id }) => opened.push(_id)} />);
  const row = await screen.findByRole('row', { name: 'York' });

  fireEvent.click(row);
  fireEvent.keyDown(row, { key: 'Enter' });

  expect(opened).toEqual(['b2', 'b2']);
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(0);
  expect(within(row).getByText('1.900').className).toContain('k-cell-number');
});

it('walks and chooses by keyboard, and opens nothing with the box of a row', async () => {
  const chosen: string[][] = [];
  const opened: string[] = [];
  await show(<Bills of={answered(bills)} opened={({ _id }) => opened.push(_id)} chose={(ids) => chosen.push(ids)} />);
  const [leeds, york] = [await screen.findByRole('row', { name: 'Leeds' }), screen.getByRole('row', { name: 'York' })];

  leeds.focus();
  fireEvent.keyDown(leeds, { key: 'j' });
  expect(document.activeElement).toBe(york);
  fireEvent.keyDown(york, { key: 'x' });
  fireEvent.keyDown(york, { key: 'x' });
  leeds.focus();
  fireEvent.keyDown(leeds, { key: 'ArrowDown', shiftKey: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'York' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));

  expect(chosen).toEqual([['b2'], [], ['b1', 'b2'], ['b1'], ['b1', 'b2']]);
  expect(opened).toEqual([]);
});

it('puts sort and page into the address and starts at the first page again', async () => {
  const view = await show(<Bills of={answered(bills, 120)} />, { at: '/bills?page=2&country=GB' });
  await screen.findByRole('row', { name: /Leeds/ });

  fireEvent.click(screen.getByRole('columnheader', { name: /Name/ }));
  expect(view.address()).toBe('/bills?country=GB&sort=name');

  fireEvent.click(screen.getByTitle('3'));
  expect(view.address()).toBe('/bills?country=GB&sort=name&page=3');
});

it('leaves page and order of the other tables on a page alone', async () => {
  const at = '/bills?page=2&sort=-from&page.bills=2';
  const view = await show(<Bills of={answered(bills, 120)} isBeside />, { at });
  await screen.findByRole('row', { name: /Leeds/ });

  fireEvent.click(screen.getByTitle('3'));
  expect(view.address()).toBe('/bills?page=2&sort=-from&page.bills=3');
  fireEvent.click(screen.getByRole('columnheader', { name: /Name/ }));
  expect(view.address()).toBe('/bills?sort=-from&sort.bills=name');
});

it('leads from a page that is not there any more to the last one', async () => {
  const gone = await show(<Bills of={answered([], 120)} />, { at: '/bills?page=7&country=GB' });
  expect(gone.address()).toBe('/bills?country=GB&page=3');
  gone.unmount();

  const behind = { ...answered(bills), isPlaceholderData: true } as QueryResult<Answer>;
  const coming = await show(<Bills of={behind} />, { at: '/bills?page=2' });
  expect(coming.address()).toBe('/bills?page=2');
});

it('says on cards that they are still those of the question before', async () => {
  pretendBrowser({ narrow: true });
  await show(<Bills of={{ ...answered(bills), isPlaceholderData: true } as QueryResult<Answer>} />);
  expect(screen.getByRole('list', { name: 'Bills' }).getAttribute('aria-busy')).toBe('true');
});

it('hides a column and remembers it', async () => {
  await show(<Bills of={answered(bills)} />);
  expect(await screen.findByRole('columnheader', { name: 'CO2' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: 'CO2' })));

  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'CO2' })).toBeNull());
  expect(localStorage.getItem('lichen.columns.bills')).toBe('["kg"]');
});

it('shows what the address says of its columns, whatever was chosen on this machine', async () => {
  localStorage.setItem('lichen.columns.bills', '["kg"]');
  const all = withColumns(new URLSearchParams('country=GB'), 'bills', []);
  const view = await show(<Bills of={answered(bills)} />, { at: `/bills?${all}` });

  expect(await screen.findByRole('columnheader', { name: 'CO2' })).toBeTruthy();
  view.unmount();

  const own = await show(<Bills of={answered(bills)} />, { at: '/bills?country=GB' });
  expect(screen.queryByRole('columnheader', { name: 'CO2' })).toBeNull();
  expect(own.address()).toBe('/bills?country=GB&hide.bills=kg');
  expect(String(withColumns(all, 'bills', null))).toBe('country=GB');
});

it('becomes cards where there is no room', async () => {
  pretendBrowser({ narrow: true });
  const opened: string[] = [];
  await show(<Bills of={answered(bills)} opened={({ _id }) => opened.push(_id)} />);

  const cards = within(screen.getByRole('list', { name: 'Bills' })).getAllByRole('listitem');
  fireEvent.click(screen.getByRole('button', { name: 'Leeds' }));

  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toContain('12.700 kg');
  expect(opened).toEqual(['b1']);
  expect(screen.queryByRole('table')).toBeNull();
});

it('says the headings of values that mean nothing by themselves, where there are values', async () => {
  pretendBrowser({ narrow: true });
  const paid: Record<string, string> = { b1: 'Yes', b2: '' };
  const text = ({ _id }: Bill) => paid[_id] ?? '';
  const withPaid: Column<Bill>[] = [{ key: 'paid', title: 'Paid', text, render: text, card: 'labelled' }];
  await show(<Bills of={answered(bills)} more={withPaid} />);

  const [first, second] = within(screen.getByRole('list', { name: 'Bills' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Paid Yes');
  expect(second?.textContent).not.toContain('Paid');
});

describe('states', () => {
  it('says that nothing was found', async () => {
    await show(<Bills of={answered([])} />);

    expect(screen.getByText('No data found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('leads out of filters that left nothing', async () => {
    const view = await show(<Bills of={answered([])} />, { at: '/bills?country=GB&country=NO&sort=name' });

    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(view.address()).toBe('/bills?sort=name');
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('says which filter of the address is not offered, and leads out of it', async () => {
    const refusal = dataError({ status: 400, message: 'Choose an option', errors: { countries: 'Choose an option' } });
    const view = await show(<Bills of={failed(refusal)} />, { at: '/bills?country=Atlantis&sort=name' });

    expect(screen.getByText('The address asks for a filter that is not offered: Atlantis')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(view.address()).toBe('/bills?sort=name');
  });

  it.each([
    ['was deleted', { ...answered([]), data: { list: [], total: 0, count: 0, gone: ['country'] } }],
    ['never was', failed(dataError({ status: 400, errors: { country: FIELD_TEXTS.unknownRecord } }))],
  ])('says what the list is narrowed to where that %s, and leads on', async (_what, of) => {
    const view = await show(<Bills of={of as QueryResult<Answer>} />, { at: '/bills?country=0f3a&sort=name' });

    expect(screen.getByText('The list is filtered by a record that no longer exists: Place of the bill')).toBeTruthy();
    expect(screen.getByText('It may have been deleted, or the address is incorrect.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(view.address()).toBe('/bills?sort=name');
  });

  it('says of a record that is not there what may have become of it', async () => {
    await show(<Bills of={failed(dataError({ status: 404 }))} />);

    expect(screen.getByText('Error: No Data')).toBeTruthy();
    expect(screen.getByText('It may have been deleted, or the address is incorrect.')).toBeTruthy();
  });

  it('says what, why and the reference of a failure', async () => {
    await show(<Bills of={failed(dataError({ status: 500, requestId: 'r-9' }))} />);

    expect(screen.getByText('Error loading data')).toBeTruthy();
    expect(screen.getByText('An unexpected error has occurred. Please try again')).toBeTruthy();
    expect(screen.getByText('Reference r-9')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('shows the specified words to those without the role', async () => {
    await show(
      <Bills of={failed(dataError({ status: 403, message: 'Not authorised', roles: ['admin', 'edit_staff'] }))} />,
    );

    expect(screen.getByText('Not authorised')).toBeTruthy();
    expect(screen.getByText(/^Open to: Administrator, Edit staff\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is heard at once and seen after 200 ms while loading', async () => {
    jest.useFakeTimers();
    const { container } = await show(<Bills of={failed(null)} />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(container.querySelector('.k-skeleton-row')).toBeNull();

    act(() => void jest.advanceTimersByTime(250));
    expect(container.querySelector('.k-skeleton-row')).not.toBeNull();
    jest.useRealTimers();
  });
});

it('writes cells as text, never as formulas', () => {
  const rows: Bill[] = [{ _id: 'x', name: '=HYPERLINK("http://x","y")', kg: -1.5 }];

  expect(csvOf(columns, rows, (title) => title)).toBe('Name,CO2\r\n"\'=HYPERLINK(""http://x"",""y"")",-1.5');
});
