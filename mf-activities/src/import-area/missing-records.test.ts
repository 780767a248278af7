import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { MISSING_RECORDS } from './missing-records';

it.each([
  ['Ada Turner', 'Ada', 'Turner'],
  ['Turner, Ada', 'Ada', 'Turner'],
  ['Ana María de la Cruz', 'Ana María de la', 'Cruz'],
  ['Turner', '', 'Turner'],
])('reads %s as a first and a last name', (text, first_name, last_name) => {
  expect(PICKABLE_RECORDS.profiles.named(text)).toEqual({ first_name, last_name });
});

it('can make every kind of record that an activity names', () => {
  const named = Object.entries(PICKABLE_RECORDS).filter(([, pick]) => 'quickAdd' in pick);
  const made = [...named.map(([name]) => name), ...Object.keys(MISSING_RECORDS)];
  expect(made.toSorted()).toEqual(Object.keys(PICKABLE_RECORDS).toSorted());
});

it.each(Object.values(MISSING_RECORDS))('asks for all that $label needs', ({ entity, fields, start, overrides }) => {
  const given = start('Northern works');
  const units = Object.values(overrides(given)).flatMap(({ unitField }) => unitField ?? []);
  const required = Object.entries(entity.fields as Record<string, { required: boolean }>)
    .filter(([name, field]) => field.required && !fields.includes(name) && !units.includes(name))
    .map(([name]) => name);
  expect(required.filter((name) => (given[name] ?? null) === null)).toEqual([]);
  expect(
    Object.values(given)
      .filter((value) => typeof value === 'string')
      .join(' '),
  ).toMatch(/Northern|works/);
});
