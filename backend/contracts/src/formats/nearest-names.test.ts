import { nearestNames } from './nearest-names';

const NAMES = [
  ...['Works', 'Weaving shed', 'Leeds brewery', 'Leeds depot', 'Portland bottling', 'Fern Bakery Ltd', 'Oak Ltd'],
  ...['Natural gas', 'Gas oil', 'Équipe Nord', 'A1', 'A2', 'Müller GmbH', 'Ouse Valley Water'],
];

const { add, nearest } = nearestNames<string>();
for (const name of NAMES) add(name, name);

it.each<[text: string, first: string | undefined]>([
  ['Wroks', 'Works'],
  ['Work', 'Works'],
  ['WORKS ', 'Works'],
  ['Leeds Brew.', 'Leeds brewery'],
  ['Leeds', 'Leeds depot'],
  ['brewery leeds', 'Leeds brewery'],
  ['Fern Bakery', 'Fern Bakery Ltd'],
  ['Fren Bakery Ltd.', 'Fern Bakery Ltd'],
  ['PDX bottling', 'Portland bottling'],
  ['Nat gas', 'Natural gas'],
  ['equipe nord', 'Équipe Nord'],
  ['Muller', 'Müller GmbH'],
  ['Ouse Vally Water', 'Ouse Valley Water'],
  ['Elm Ltd', undefined],
  ['A3', undefined],
  ['Old shed', undefined],
  ['constructor', undefined],
  ['', undefined],
  ['—', undefined],
])('%j may mean %j', (text, first) => {
  expect(nearest(text)[0]).toBe(first);
});

it('names few, the closest first, and each once however many words it goes by', () => {
  const many = nearestNames<{ id: number }>();
  for (let id = 0; id < 20; id += 1) {
    const one = { id };
    many.add(`Depot ${id} North`, one);
    many.add(`Depot North ${id}`, one);
  }
  const found = many.nearest('Depot 7 Nort');
  expect(found).toHaveLength(3);
  expect(found[0]).toEqual({ id: 7 });
  expect(new Set(found).size).toBe(3);
});

it('finds one of ten thousand that are much alike', () => {
  const many = nearestNames<number>();
  for (let at = 0; at < 10_000; at += 1) many.add(`Supplier of parts number ${at}`, at);
  expect(many.nearest('Supplier of partss number 4711')[0]).toBe(4711);
});

it('goes through no page of text letter by letter', () => {
  const many = nearestNames<number>();
  for (let at = 0; at < 100; at += 1) many.add(`Depot ${at} ${'north '.repeat(20)}`, at);
  const begun = performance.now();
  for (let at = 0; at < 30; at += 1) many.nearest(`${'depot north '.repeat(1000)}${at}`);
  expect(performance.now() - begun).toBeLessThan(1500);
});
