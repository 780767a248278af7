import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { list, portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen, within } from '@testing-library/react';
import { YearCards } from './YearCards';

const totals = { scope_1: 1000, scope_2: 2000, scope_3: 3000, market: 1500 };
const ROW: InventoryYearRow = {
  ...{ year: 2024, state: 'approved', approved_by: 'kari@mills.example', approved_on: Date.UTC(2025, 1, 12) },
  ...{ approvers: ['ada@mills.example', 'kari@mills.example'], approver_names: ['Ada Lund', null], waiting: null },
  ...{ note: null, now: totals, approved: totals, seal: 'a'.repeat(64), rows: 309, categories: 6, locations: 4 },
  ...{ is_base_year: false, changed_since_approval: false },
};
const change = { _id: 'e', by: 'ada@mills.example', name: 'Ada Lund', on: 0, reason: 'Meter read', evidence: null };
const DIFFERENCE = {
  ...{ _id: 'bill', activity_type: 'electricity_activitys', what: 'changed', location: null, from: 0, to: 0 },
  ...{ before_kg: 1, after_kg: 2, market_before_kg: null, market_after_kg: null, changes: [change] },
};

const APPROVAL = {
  ...{ _id: 'a', kind: 'approve', by: 'berit@mills.example', name: 'Berit Dahl', on: 0, reason: null },
  ...{ evidence: null, seal: 'b'.repeat(64), rows: 309 },
};
const ADDRESS_ALONE = { ...APPROVAL, _id: 'f', kind: 'first_approve', by: 'nils@mills.example', name: null };

beforeEach(() => {
  pretendBrowser();
  serve({
    'GET inventory_year_differences': list([DIFFERENCE]),
    'GET inventory_year_history': list([APPROVAL, ADDRESS_ALONE]),
  });
});

const cards = (over: Partial<InventoryYearRow> = {}) =>
  show(
    <YearCards row={{ ...ROW, ...over }} onDecided={() => undefined}>
      {null}
    </YearCards>,
    { answer: portalAnswer({ roles: ['user', 'admin'] }) },
  );

it('names who approved a year, with the address of whoever has left, and what its seal holds', async () => {
  await cards();
  const approvers = await screen.findByText('Ada Lund, kari@mills.example');
  expect(approvers.getAttribute('title')).toBe('ada@mills.example, kari@mills.example');
  expect(screen.getByText('309 rows, 6 Scope 3 categories, 4 locations')).toBeTruthy();
});

it('shows in a card of its own what the seal of a changed year holds and what no longer fits', async () => {
  await cards({ changed_since_approval: true });
  const held = within((await screen.findByText('309 used rows and their inputs')).closest('ul') as HTMLElement);
  expect(await held.findByText('1 activity no longer fits')).toBeTruthy();
  const lines = held.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(1));
  expect(lines).toEqual([
    '309 used rows and their inputs',
    'Scope 2 on both bases',
    '6 Scope 3 categories, 4 locations',
    '1 activity no longer fits',
  ]);
  expect(screen.getByText('Ada Lund').getAttribute('title')).toBe('ada@mills.example');
  expect(screen.queryByText(/^309 rows,/)).toBeNull();
});

it('names who approved a year in its history too, with the address of whoever has left', async () => {
  await cards();
  const history = within(await screen.findByRole('table'));
  expect((await history.findByText('Berit Dahl')).getAttribute('title')).toBe('berit@mills.example');
  expect(history.getByText('nils@mills.example')).toBeTruthy();
  expect(history.queryByText('berit@mills.example')).toBeNull();
});
