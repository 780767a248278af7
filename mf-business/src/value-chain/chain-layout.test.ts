import { following, lineWidth, type Placed, placed, placeOfMore } from './chain-layout';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

it('stands ten above each other, 160 apart, around the height of the product', () => {
  const nodes = placed(ids(10), 'in');

  expect(new Set(nodes.map(({ x }) => x)).size).toBe(1);
  expect(nodes[0]?.x).toBeLessThan(0);
  expect(nodes.map(({ y }) => y)).toEqual([-720, -560, -400, -240, -80, 80, 240, 400, 560, 720]);
});

it('begins another column with the eleventh, further from the product', () => {
  const nodes = placed(ids(13), 'out');
  const [first, eleventh] = [nodes[0] as Placed, nodes[10] as Placed];

  expect(first.x).toBeGreaterThan(0);
  expect(eleventh.x).toBe(first.x * 2);
  expect(nodes.slice(10).map(({ y }) => y)).toEqual([-160, 0, 160]);
});

it('has one node at the height of the product, and the rest beneath the last', () => {
  const one = placed(ids(1), 'in');

  expect(one).toEqual([{ id: 'n0', x: -384, y: 0 }]);
  expect(placeOfMore(one, 'in')).toEqual({ x: -384, y: 160 });
  expect(placeOfMore([], 'out')).toEqual({ x: 384, y: 0 });
});

it('draws a line from 2 to 12 by the figure, and a thin one without', () => {
  expect([1000, 500, 0.001, 0, null].map((kg) => Math.round(lineWidth(kg, 1000)))).toEqual([12, 7, 2, 1, 1]);
  expect(lineWidth(null, 0)).toBe(1);
});

describe('arrow keys', () => {
  const nodes: Placed[] = [
    { id: 'product', x: 0, y: 0 },
    ...placed(['in0', 'in1', 'in2'], 'in'),
    ...placed(['out0', 'out1'], 'out'),
  ];

  it('go up and down within a column, and stay at its ends', () => {
    expect(following(nodes, 'in1', 'down')).toBe('in2');
    expect(following(nodes, 'in1', 'up')).toBe('in0');
    expect(following(nodes, 'in2', 'down')).toBe('in2');
  });

  it('go left and right to the nearest of the next column', () => {
    expect(following(nodes, 'in0', 'right')).toBe('product');
    expect(following(nodes, 'product', 'left')).toBe('in1');
    expect(following(nodes, 'product', 'right')).toBe('out0');
    expect(following(nodes, 'out1', 'right')).toBe('out1');
  });
});
