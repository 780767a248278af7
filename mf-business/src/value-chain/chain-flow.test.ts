import type { ChainEntry } from './chain-entries';
import { flowOf, isMore, PRODUCT } from './chain-flow';
import { NODE } from './chain-layout';

const entry = (id: string, side: 'in' | 'out', kg: number | null): ChainEntry => ({
  ...{ id, side, kg, role: 'Supplier', place: null, title: id, type: 'Purchased goods', basis: 1, units: 'kg' },
  scope: 'scope_3',
});
const incoming = Array.from({ length: 13 }, (_, index) => entry(`i${index}`, 'in', 100 - index));
const outgoing = [entry('sold', 'out', null)];
const one = { in: 1, out: 1 };

it('has one column a side, and says how many more there are', () => {
  const { nodes, edges } = flowOf(incoming, outgoing, one);
  const more = nodes.find(({ id }) => isMore(id) === 'in');

  expect(nodes).toHaveLength(1 + 10 + 1 + 1);
  expect(more?.data).toEqual({ count: 3 });
  expect(edges).toHaveLength(11);
});

it('shows the next ten once they are asked for', () => {
  const { nodes } = flowOf(incoming, outgoing, { in: 2, out: 1 });

  expect(nodes.map(({ id }) => id)).toEqual([PRODUCT, ...incoming.map(({ id }) => id), 'sold']);
});

it('leads from what comes in to the product, and from it to what goes out', () => {
  const { edges } = flowOf(incoming.slice(0, 1), outgoing, one);

  expect(edges).toMatchObject([
    { source: 'i0', target: PRODUCT, style: { strokeWidth: 12, stroke: 'var(--scope-3-earlier, var(--control))' } },
    { source: PRODUCT, target: 'sold', style: { strokeWidth: 1, stroke: 'var(--control)' } },
  ]);
});

it('lays the product in the middle', () => {
  const [product] = flowOf([], [], one).nodes;

  expect(product?.position).toEqual({ x: -NODE.width / 2, y: -NODE.height / 2 });
});
