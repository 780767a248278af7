import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFactorLibrary } from '../../../factors/factor-library.loader';
import type { Family } from '../../published/factor';
import { choiceErrors } from './transport-choice';

const reference = join(__dirname, '../../../../../../reference');
const library = loadFactorLibrary(join(reference, 'factors'));
const list = (name: string) =>
  JSON.parse(readFileSync(join(reference, `lists/${name}.json`), 'utf8')).rows as {
    code: string;
    factor_item: string;
    group: string;
    classes: string[];
  }[];

const isPublished = (families: readonly Family[], item: string, region: string) =>
  families.some((family) => library.units({ family, item, component: 'direct', basis: null, region }).length > 0);
const PLACEHOLDERS = ['haul', 'no_emissions', 'air'];

test('every line of the list names a published row', () => {
  const items = list('transport_items').filter(({ factor_item: item }) => !PLACEHOLDERS.includes(item));
  const unpublished = items.filter(
    ({ code, factor_item: item }) =>
      !isPublished(['travel', 'freight'], item, code.startsWith('us.') ? 'United States' : 'United Kingdom'),
  );
  expect(items.length).toBeGreaterThan(300);
  expect(unpublished).toEqual([]);
});

test('every country has the figure of a hotel or of its continent', () => {
  const missing = list('hotel_countries').filter(
    ({ factor_item: item }) => !isPublished(['stay'], item, 'United Kingdom'),
  );
  expect(missing).toEqual([]);
});

test('every method and class that forms offer can be chosen', () => {
  for (const { code, group, classes } of list('transport_methods'))
    for (const travel_class of classes)
      expect([code, choiceErrors({ transport_method: code, travel_class }, group as 'freight', library)]).toEqual([
        code,
        [],
      ]);
});

test.each([
  [{ transport_method: 'lorry' }, ['transport_method']],
  [{ transport_method: 'bus', travel_class: 'first' }, ['travel_class']],
  [{ transport_method: 'car', fuel_type: 'hydrogen' }, ['fuel_type']],
  [{ transport_method: 'flight', fuel_type: 'diesel' }, ['fuel_type']],
  [{ transport_method: 'car', travel_class: 'small', fuel_type: 'cng' }, ['fuel_type']],
  [{ transport_method: null }, []],
])('%j goes wrong at %j', (way, fields) => {
  expect(choiceErrors(way, 'passenger', library)).toEqual(fields);
});
