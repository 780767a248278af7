import type { ChainItem } from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ValueChainTab } from './ValueChainTab';

const item = (_id: string, over: object, CO2: number | null = null): ChainItem =>
  ({
    ...{ _id, activity_type: 'purchased_goods_activitys', description: null, from: 0, to: 0 },
    ...{ partner: null, location: null, input_product: null },
    emission_calc: { basis: 1500, basis_units: 'kg', scope: 'scope_3', CO2 },
    ...over,
  }) as ChainItem;

const LIST = [
  item('sold', { activity_type: 'sales_order_activitys', partner: { _id: 'p2', name: 'Castle Street Stores' } }),
  item('bought', { description: 'Pale malt', partner: { _id: 'p1', name: 'Wold Maltings' } }, 2000),
  ...Array.from({ length: 11 }, (_, index) => item(`more${index}`, { description: `Hops ${index}` }, 10 + index)),
];
const PRODUCT = { _id: 'ale', name: 'Pale ale', made: '8,760 L', kg: 2170 };

const chain = async (list: readonly ChainItem[], options: { narrow?: boolean } = {}) => {
  pretendBrowser(options);
  serve({ 'GET product_value_chain': { body: { list, total: list.length } } });
  const shown = await show(<ValueChainTab product={PRODUCT} year={2026} />, { at: '/?tab=value-chain' });
  return shown;
};

it('says the same in the graph and in the table, and opens an activity from either', async () => {
  const { address } = await chain(LIST);
  const table = await screen.findByRole('table');
  const graph = await screen.findByRole('application');
  const row = within(table).getByRole('row', { name: /Pale malt/ });

  expect(row.textContent).toBe('Pale maltSupplier · Wold Maltings1,500 kg2.000');
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 2 + LIST.length);
  expect(within(graph).getByText('Pale malt')).toBeTruthy();
  expect(within(graph).getByText('Castle Street Stores')).toBeTruthy();

  await act(async () => fireEvent.click(within(graph).getByText('Pale malt')));
  expect(address()).toBe('/?tab=value-chain&activity=bought');
  await act(async () => fireEvent.click(within(table).getByRole('button', { name: 'Sales order' })));
  expect(address()).toBe('/?tab=value-chain&activity=sold');
});

it('walks between the nodes by the arrow keys, and opens the one it stands on', async () => {
  const { address } = await chain(LIST);
  const graph = await screen.findByRole('application');
  const press = (key: string) => act(async () => void fireEvent.keyDown(graph, { key }));

  expect(graph.getAttribute('aria-activedescendant')).toBe('biz-chain-product');
  await press('ArrowRight');
  expect(graph.getAttribute('aria-activedescendant')).toBe('biz-chain-sold');
  await press('Enter');
  expect(address()).toContain('activity=sold');
});

it('shows ten a column, and the rest when it is asked for', async () => {
  await chain(LIST);
  const graph = await screen.findByRole('application');

  expect(within(graph).queryByText('Hops 0')).toBeNull();
  await act(async () => fireEvent.click(within(graph).getByText('2 more')));
  expect(within(graph).getByText('Hops 0')).toBeTruthy();
});

it('is the table alone on a telephone, with the graph over the whole window', async () => {
  await chain(LIST, { narrow: true });
  await screen.findByRole('table');

  expect(screen.queryByRole('application')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show as graph' })));
  expect(await within(await screen.findByRole('dialog')).findByRole('application')).toBeTruthy();
});

it('says so where the product has no activities in the year', async () => {
  await chain([]);

  expect(await screen.findByText('No activities of this product in 2026')).toBeTruthy();
});
