import { type InventoryYearRow, inventoryYearStates } from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYear, type YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import { inventorySettings } from '@lichen/contracts/business/inventory/inventory-settings.entity';
import type { Context, Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Year } from './kept-change.rules';
import { mayStillApprove } from './people/may-still-approve.query';
import { namesOfPeople } from './people/names-of-people.query';
import { differingActivities } from './year-differences.query';
import { areSame, inKg, sumsOfYear } from './year-sums';
import { yearsOf } from './year-sums.query';

/** Tells whether a year changed since its approval, by totals first and by rows for changes that cancel out. */
async function hasChanged(read: Read, decided: Year, now: YearSums): Promise<boolean> {
  if (decided.approved_ug && !areSame(decided.approved_ug, now)) return true;
  return (await differingActivities(read, decided)).length > 0;
}

const UNDECIDED = {
  state: 'open',
  ...{ approved_by: null, approved_on: null, approvers: [], approver_names: [], waiting: null },
  ...{ note: null, approved: null },
  ...{ seal: null, rows: null, categories: null, locations: null, changed_since_approval: false },
} as const;

const approversOf = ({ approvers, approved_by }: Year): readonly string[] =>
  approvers?.map(({ by }) => by) ?? (approved_by === null ? [] : [approved_by]);

interface Seen {
  readonly read: Read;
  readonly context: Context;
  readonly names: ReadonlyMap<string, string>;
  /** Ids of those first approvers who may still approve. */
  readonly approving: ReadonlySet<string>;
  readonly baseYear: number | null | undefined;
}

async function rowOf(
  { read, context, names, approving, baseYear }: Seen,
  year: number,
  decided: Year | undefined,
  now: YearSums,
): Promise<InventoryYearRow> {
  const is_base_year = year === baseYear;
  if (!decided) return { ...UNDECIDED, year, is_base_year, now: inKg(now) };
  const approvers = approversOf(decided);
  const { state, approved_by, approved_on, first, note, seal, sealed } = decided;
  const approved = state === 'approved' ? decided.approved_ug : null;
  return {
    ...{ year, is_base_year, state, approved_by, approved_on, note, seal },
    ...{ now: inKg(now), approved: approved && inKg(approved) },
    approvers,
    approver_names: approvers.map((by) => names.get(by) ?? null),
    waiting:
      first && approving.has(first.id)
        ? {
            ...{ by: first.by, name: names.get(first.by) ?? null, on: first.on },
            is_me: first.id === context.userId,
          }
        : null,
    rows: sealed?.rows ?? null,
    categories: sealed && Object.keys(sealed.categories).length,
    locations: sealed && Object.keys(sealed.locations).filter((id) => id !== '').length,
    changed_since_approval: approved !== null && (await hasChanged(read, decided, now)),
  };
}

export const yearStatesCall = handler(inventoryYearStates, async ({ read, sums, context }) => {
  const [years, decided, settings] = await Promise.all([
    yearsOf(sums),
    read(inventoryYear).list(),
    read(inventorySettings).find(context.companyId),
  ]);
  const byYear = new Map(decided.map((each) => [each.year, each]));
  const all = [...new Set([...years.keys(), ...byYear.keys()])].sort((a, b) => b - a);
  const people = decided.flatMap((each) => [...approversOf(each), ...(each.first ? [each.first.by] : [])]);
  const firsts = decided.flatMap(({ first }) => (first ? [first.id] : []));
  const [names, approving] = await Promise.all([namesOfPeople(read, people), mayStillApprove(read, firsts)]);
  const seen = { read, context, names, approving, baseYear: settings?.base_year };
  const list = await Promise.all(all.map((year) => rowOf(seen, year, byYear.get(year), sumsOfYear(years, year))));
  return { list, total: list.length, count: list.length };
});
