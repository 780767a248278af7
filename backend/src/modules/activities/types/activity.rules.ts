import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { Context, Read, Rules } from '../../../platform/engine/rules';
import type { CalculationContext } from '../emission/calculation';
import { withCalcsOf } from '../calculations/preload-calculations.query';
import type { FactorLibrary } from '../emission/factor';
import { type ActivityTotals, headlineCalculation, activityTotalsOf, scopeOf } from '../emission/activity-totals';
import { factorsOfAccount } from '../factors/own-factors.query';
import { type FreshCalc, freshCalcs } from '../calculations/calculate.rules';
import { type ComparedCalc, movedWith, removalOf, successionEffects } from '../calculations/supersede.rules';
import { countedByMonth } from '../aggregates/counted-activities.rules';
import { type Succession, succession } from '../calculations/effective-calculations';

/** What is read before an activity is calculated. */
export interface ActivityFacts {
  readonly stored: RecordOf<Entity> | null;
  readonly previous: readonly ComparedCalc[];
  readonly around: Around;
  readonly calculation: CalculationContext;
}

/** Fields made from what was entered, and what the calculation does to the rows that are there. */
export interface ActivityCalculation {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly succession: Succession<FreshCalc, ComparedCalc>;
}

type Dated = { _id: string; from: number | null; to: number | null; applied: boolean; location_id?: string | null };
type Circumstances = Omit<CalculationContext, 'library' | 'yearRule' | 'location'>;
/** The location of an activity and the records its type asked for; empty until they are read. */
type Around = Circumstances & { readonly location?: RecordOf<typeof location> | null };

/** What one activity type adds to the behaviour all of them share. */
export interface ActivityBehaviour<E extends Entity> extends Pick<Rules<E>, 'defaults'> {
  /** Fields made from what was entered: the period of a type that names its dates otherwise, sums, percentages. */
  derived?: (record: RecordOf<E>, around: Around, stored: RecordOf<E> | null) => Record<string, unknown>;
  /** Records the figure depends on beside the location: a vehicle, a product, what a partner returned. */
  circumstances?: (read: Read, record: RecordOf<E>) => Promise<Circumstances>;
  /** Rules that need what was read; `stored` is null of a new record. */
  check?: (record: RecordOf<E>, around: Around, stored: RecordOf<E> | null) => Record<string, string>;
  /** Where the period stands in a type whose `from` and `to` are something else. */
  period?: { readonly from: string; readonly to: string };
}

/** Behaviour shared by all activity types: emissions are made in the save, from the factors in memory. */
export function activityRules<E extends Entity>(
  type: ActivityType,
  library: FactorLibrary,
  { defaults, derived, circumstances, check, period = { from: 'from', to: 'to' } }: ActivityBehaviour<E>,
): Rules<E, ActivityFacts, ActivityCalculation> {
  return {
    ...(defaults ? { defaults } : {}),
    initial: () => ({ scope1_ug: 0, scope2_ug: 0, scope3_ug: 0, scope: 'no_scope' }) as never,
    facts: async (read, record, context, before) => {
      const { _id, location_id } = record as unknown as Dated;
      // Both are read once a transaction, however many activities it saves.
      const company = await read(account).find(context.companyId);
      const site = (location_id ? await read(location).find(location_id) : null) ?? null;
      const around: Around = { ...(await circumstances?.(read, record)), location: site };
      const yearRule = company?.factor_year_rule ?? 'blended';
      const gwp = company?.refrigerant_gwp ?? null;
      return {
        stored: before === record ? null : before,
        previous: before ? await read(emissionCalc).list({ where: { activity_id: _id } }) : [],
        around,
        calculation: { ...around, ...(await factorsOfAccount(read, library)), yearRule, gwp, location: site },
      };
    },
    preload: withCalcsOf,
    ...(check ? { check: (record, { around, stored }) => check(record, around, stored as typeof record | null) } : {}),
    calculate: (entered, { around, stored, previous, calculation }, context) => {
      const fields = derived?.(entered, around, stored as typeof entered | null) ?? {};
      const record = periodOf(derived ? { ...entered, ...fields } : entered, period);
      const fresh = freshCalcs(type, record, calculation, context);
      return { fields, succession: succession(fresh, previous, record.applied) };
    },
    derive: (_record, _facts, _context, { fields, succession: { insert, keep } }) => {
      const rows = [...insert, ...keep];
      return { ...fields, ...activityTotalsOf(rows), scope: scopeOf(rows) } as never;
    },
    ...countedByMonth({ type, period }),
    effects: ({ after }, { previous }, _context, calculated) =>
      after && calculated
        ? [...successionEffects(calculated.succession), ...movedWith(calculated.succession, periodOf(after, period))]
        : previous.map(removalOf),
    present: (record, reader) => presentActivity(periodOf(record, period) as unknown as Presentable, reader),
  };
}

const periodOf = (record: object, { from, to }: { from: string; to: string }): Dated => {
  if (from === 'from' && to === 'to') return record as Dated;
  const fields = record as Record<string, unknown>;
  return { ...fields, from: fields[from], to: fields[to] } as unknown as Dated;
};

interface Presentable extends ActivityTotals {
  from: number | null;
  to: number | null;
  scope: ComparedCalc['scope'];
  created_by: string;
  location?: Partial<RecordOf<typeof location>> | null;
}

/** The headline of list and viewer, location-based with market-based beside it; where it was, and whose it is. */
export function presentActivity(record: Presentable, { companyId }: Pick<Context, 'companyId'>) {
  const { location: site } = record;
  const address = [site?.address_line1, site?.town_or_city].filter(Boolean).join(', ');
  return {
    uid: record.created_by,
    company_id: companyId,
    ...(address ? { location: { ...site, address } } : {}),
    emission_calc:
      record.from === null || record.to === null
        ? null
        : headlineCalculation(record, record.scope, record.from, record.to),
  };
}
