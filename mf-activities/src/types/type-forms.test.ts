import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Field } from '@lichen/contracts/entity/fields';
import { FORM_LAYOUT } from './shared/type-form';
import { TYPE_FORMS } from './type-forms';

const TYPES = Object.keys(ACTIVITY_TYPES) as ActivityType[];

/** Kept by the system, or entered on another page. */
const NOT_ENTERED = ['trip_type', 'extracted_customer'];

test.each([
  [{ amount: 5 }, true],
  [{ amount: -5 }, false],
  [{ amount: 5, offset_kind: 'removal' }, false],
])('of carbon %j, the kind of a credit or removal is hidden: %s', async (values, isHidden) => {
  const { overrides } = await TYPE_FORMS.carbon_activitys();
  expect(overrides?.({ values, rows: [] })['offset_kind']?.hidden).toBe(isHidden);
});

test.each(TYPES)('the form of %s has every field once, each with its unit', async (type) => {
  const { entity, layout, start, overrides } = await TYPE_FORMS[type]();
  const fields = entity.fields as Record<string, Field>;
  const overridden = overrides?.({ values: {}, rows: [] }) ?? {};
  const units = Object.values(overridden).flatMap(({ unitField }) => unitField ?? []);
  const shown = [...layout, ...FORM_LAYOUT].flatMap((section) => section.fields);

  expect(entity.name).toBe(type);
  const known = new Set([...Object.keys(fields), ...Object.keys(entity.derived)]);
  expect([...shown, ...units, ...Object.keys(start)].filter((name) => !fields[name])).toEqual([]);
  expect([...Object.keys(overridden)].filter((name) => !known.has(name))).toEqual([]);
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  const missing = Object.keys(fields).filter((name) => !shown.includes(name) && !units.includes(name));
  expect(missing.filter((name) => !NOT_ENTERED.includes(name))).toEqual([]);
});
