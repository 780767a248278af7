import { recyclingSections } from './recycling-sections';

const NONE = { products: [], materials: [], water: [{ _id: 'c', name: null }], waste: [] };
const entered = (parent_id: string, ...figures: string[]) => figures.map((figure) => ({ parent_id, figure }));

it('counts every figure of every record, and names those that are missing', () => {
  const owners = { ...NONE, materials: [{ _id: 'm', name: 'Glass' }], waste: [{ _id: 'w', name: 'Sludge' }] };
  const found = recyclingSections(
    owners,
    [
      ...entered('w', 'generated_waste', 'waste_released'),
      ...entered('c', 'water_use'),
      ...entered('x', 'recycled_waste'),
    ],
    2025,
  );

  expect(found.map(({ section, parts }) => [section, parts[0]?.done, parts[0]?.total])).toEqual([
    ['products', 0, 0],
    ['materials', 0, 1],
    ['water', 1, 2],
    ['waste', 2, 3],
  ]);
  expect(found.flatMap(({ missing }) => missing)).toEqual([
    {
      ...{ part: 'materials', path: '/recycle/materials?year=2025&of=m' },
      label: {
        words: '{name}: {figure}',
        params: { name: { text: 'Glass' }, figure: { words: 'Materials recycled' } },
      },
    },
    { part: 'water', path: '/recycle/water?year=2025', label: { words: 'Waste water' } },
    {
      ...{ part: 'waste', path: '/recycle/waste?year=2025&of=w' },
      label: { words: '{name}: {figure}', params: { name: { text: 'Sludge' }, figure: { words: 'Waste recycled' } } },
    },
  ]);
});

it('names some of very many, and counts them all', () => {
  const products = Array.from({ length: 1000 }, (_, at) => ({ _id: `p${at}`, name: `Product ${at}` }));
  const [section] = recyclingSections({ ...NONE, products }, [], 2025);
  expect(section?.parts).toEqual([{ part: 'products', done: 0, total: 6000 }]);
  expect(section?.missing).toHaveLength(50);
});
