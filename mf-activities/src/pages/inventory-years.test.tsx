import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { paths } from '@lichen/contracts/api/paths';
import { list, portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen, within } from '@testing-library/react';
import InventoryYears from './InventoryYears';

const totals = { scope_1: 1000, scope_2: 2000, scope_3: 3000, market: 1500 };
const row = (year: number): InventoryYearRow => ({
  ...{ year, state: 'open', approved_by: null, approved_on: null, note: null, now: totals, approved: null },
  ...{ approvers: [], approver_names: [], waiting: null, seal: null, rows: null, categories: null, locations: null },
  ...{ is_base_year: false, changed_since_approval: false },
});

const table = async (mixed: object[] = []) => {
  pretendBrowser();
  serve({
    'GET inventory_year_states': list(
      [row(2026), row(2025), { ...row(2024), is_base_year: true }].map((each) => ({ ...each, _id: String(each.year) })),
    ),
    'GET inventory_year_rows': list([
      { _id: '2026', year: 2026, rows: 290 },
      { _id: '2025', year: 2025, rows: 1284 },
    ]),
    'GET inventory_year_history': list([]),
    'GET get_mixed_potentials': { body: { obj: { list: mixed } } },
  });
  await show(<InventoryYears />, { answer: portalAnswer(), now: Date.UTC(2026, 10, 29, 12) });
  const cells = async (year: string) => {
    const line = (await screen.findByText(year)).closest('tr') as HTMLElement;
    return within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };
  return { cells };
};

it('says which months of a year are over, which one is the base year, and the number of rows', async () => {
  const { cells } = await table();
  await screen.findByText('1,284');
  expect(await cells('2026')).toEqual([
    '2026to October',
    'Not approved',
    '1.000',
    '2.000',
    '1.500',
    '3.000',
    '6.000',
    '5.500',
    '290',
    'Open',
  ]);
  expect((await cells('2025'))[0]).toBe('2025Jan–Dec');
  expect((await cells('2024'))[0]).toBe('2024Base year');
});

it('tells a year whose figures rest on several reports, and leads to its recalculation', async () => {
  const reports = [
    { gwp: 'AR5', figures: 12 },
    { gwp: 'AR6', figures: 1 },
  ];
  await table([
    { year: 2025, reports },
    { year: 2024, reports },
  ]);
  const [told] = (await screen.findAllByRole('alert')) as [HTMLElement];
  const sentence = 'Figures of 2025 use different warming potentials: AR5 (12), AR6 (1).';
  expect(told.textContent).toContain(sentence);
  expect(told.textContent).toContain('Refrigerants follow “Warming potentials of refrigerants” in the account');
  const offer = screen.getByRole('link', { name: `Recalculate: ${sentence}` });
  expect(offer.getAttribute('href')).toBe(paths.recalculations);
  const choice = screen.getByRole('link', { name: `Choose warming potentials: ${sentence}` });
  expect(choice.getAttribute('href')).toBe(paths.figuresSettings);
});
