import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { Field } from '@lichen/contracts/entity/fields';
import { TYPE_FORMS } from '../types/type-forms';
import { MISSING_RECORDS } from './missing-records';

it.each([
  ['Ada Turner', 'Ada', 'Turner'],
  ['Turner, Ada', 'Ada', 'Turner'],
  ['Ana María de la Cruz', 'Ana María de la', 'Cruz'],
  ['Turner', '', 'Turner'],
])('reads %s as a first and a last name', (text, first_name, last_name) => {
  expect(PICKABLE_RECORDS.profiles.named(text)).toEqual({ first_name, last_name });
});

/** Records that activities of any type name, and that are picked. */
async function namedRecords(): Promise<string[]> {
  const forms = await Promise.all((Object.keys(ACTIVITY_TYPES) as ActivityType[]).map((type) => TYPE_FORMS[type]()));
  const fields = forms.flatMap(({ entity }) => Object.values(entity.fields as Record<string, Field>));
  const named = fields.flatMap((field) => (field.kind === 'ref' ? [field.entity] : []));
  return [...new Set(named)].filter((name) => Object.hasOwn(PICKABLE_RECORDS, name));
}

it('can make every kind of record that an activity names', async () => {
  const named = Object.entries(PICKABLE_RECORDS).filter(([, pick]) => 'quickAdd' in pick);
  const made = [...named.map(([name]) => name), ...Object.keys(MISSING_RECORDS)];
  expect((await namedRecords()).toSorted()).toEqual(made.toSorted());
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
