import { ACTIVITY_TYPES, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { checkRecord } from '@lichen/contracts/entity/schema';
import { utcDay } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { comparedFields } from '../checks/compared-amounts';
import { ALL_TYPES } from './all-types';
import { identityFields } from './shared/identity';

// `as-written.test` of contracts lists the names.
it('registers every type of the contracts, in their order', () =>
  expect(ALL_TYPES.map(({ name }) => name)).toEqual(Object.keys(ACTIVITY_TYPES)));

describe.each(ALL_TYPES.map((type) => [type.name, type] as const))('%s', (name, type) => {
  const { entity, calculator, identity, checks = {}, defaults = {}, period } = type;
  const known = new Set(['_id', 'created_on', ...Object.keys(entity.fields), ...Object.keys(entity.derived)]);
  const unknown = (fields: readonly string[]) => fields.filter((field) => !known.has(field));

  it('has a calculator unless it causes no emissions', () =>
    expect(calculator === undefined).toBe(isWithoutEmissions(name)));

  it('is known again by fields of its own', () => {
    const { by, amounts } = identity;
    expect(unknown(identityFields(name))).toEqual([]);
    expect(by.length).toBeGreaterThan(0);
    expect(amounts.length).toBeGreaterThan(0);
  });

  it('names fields of its own in defaults, period and checks', () => {
    const { days, amounts = [], item, charging } = checks;
    const named = [...(days ? [...days.first, ...days.last] : []), ...amounts, ...(item ? [item.field] : [])];
    const dates = period ? [period.from, period.to] : ['from', 'to'];
    named.push(...(checks.compared ?? []).flatMap(comparedFields));
    expect(unknown([...named, ...dates, ...(charging?.fields ?? []), ...Object.keys(defaults)])).toEqual([]);
  });

  it('takes days of years that are reported alone', () => {
    const days = Object.entries(entity.fields).flatMap(([field, { kind }]) => (kind === 'day' ? [field] : []));
    const today = utcDay(2500, 1, 1);
    const { beforeActivities, unreportedYear } = FIELD_TEXTS;
    const refused = (day: number) =>
      days.flatMap((field) => checkRecord(entity, { applied: true, [field]: day }, today)[field] ?? []);
    const longTerm = name === 'lease_activitys' ? ['from'] : [];
    const limited = days.filter((field) => !longTerm.includes(field));
    expect(refused(utcDay(1989, 12, 31))).toEqual(limited.map(() => beforeActivities));
    expect(refused(utcDay(1899, 12, 31))).toHaveLength(days.length);
    expect(refused(utcDay(2201, 1, 1))).toEqual(days.map(() => unreportedYear));
    const others = [...refused(utcDay(1990, 1, 1)), ...refused(utcDay(2200, 12, 31))];
    expect(others.filter((problem) => problem === beforeActivities || problem === unreportedYear)).toEqual([]);
  });

  it('leaves a stored day as it is, whatever its year', () => {
    const days = Object.entries(entity.fields).flatMap(([field, { kind }]) => (kind === 'day' ? [field] : []));
    const stored = Object.fromEntries(days.map((field) => [field, utcDay(1880, 1, 1)]));
    const refused = (record: object) => {
      const errors = checkRecord(entity, { applied: true, ...record }, utcDay(2026, 1, 1), stored);
      return days.filter((field) => /^Must be in/.test(errors[field] ?? ''));
    };
    const [first = '', ...others] = days;
    const moved = Object.fromEntries(others.map((field) => [field, utcDay(1881, 1, 1)]));
    expect([refused(stored), refused({ ...moved, [first]: stored[first] })]).toEqual([[], others]);
  });

  it('takes no day later than the year after next, but the end of a lease', () => {
    const days = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'day');
    const problems = (day: number, today: number) =>
      new Set(
        days.flatMap(([field]) => {
          const problem = checkRecord(entity, { applied: true, [field]: day }, today)[field];
          const isEnd = name === 'lease_activitys' && field === 'to' && problem === undefined;
          return isEnd ? [] : [problem === TEXTS.notFuture ? 'ahead' : problem];
        }),
      );
    expect(problems(utcDay(2028, 12, 31), utcDay(2026, 1, 1))).not.toContain(FIELD_TEXTS.tooFarAhead);
    expect([...problems(utcDay(2029, 1, 1), utcDay(2026, 12, 31))].filter((each) => each !== 'ahead')).toEqual(
      days.some(([, field]) => field.kind === 'day' && !field.notFuture) ? [FIELD_TEXTS.tooFarAhead] : [],
    );
  });

  it('answers every action of its entity', () =>
    expect(Object.keys(type.actions ?? {})).toEqual(Object.keys(entity.actions)));
});
