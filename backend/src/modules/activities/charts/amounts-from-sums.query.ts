import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ChartPeriod } from '@lichen/contracts/activities/charts/chart-periods';
import { MAIN } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { Row, Selection, Where } from '../../../platform/store/sql';
import type { ChartFilter } from './chart-filter.query';
import { type Amount, scopeKey } from './chart-amount';
import { PRICES } from './prices';

/** Columns of the activities that a chart is grouped by. */
export const COLUMN_OF: Partial<Record<ChartFilter['by'], string>> = {
  activities: 'activity_type',
  scope: 'scope',
  locations: 'location_id',
  vehicles: 'vehicle_id',
  profiles: 'profile_id',
  partners: 'partner_id',
  power_sources: 'source_id',
  products: 'product_id',
};

const SCOPE_COLUMNS = { '1': 'scope1_ug', '2': 'scope2_ug', '3': 'scope3_ug' } as const;
const WITH_BASIS: Where = { ...MAIN, basis: { not: null } };

interface Wanted {
  read: Read;
  ask: ChartFilter;
  selection: Selection;
  columns: readonly string[];
  keyOf: (row: Row) => string;
}

async function carbon({ read, ask, selection, columns, keyOf }: Wanted): Promise<Amount[]> {
  const isByScope = ask.by === 'scope';
  const measures = ask.scopes.map((scope) => SCOPE_COLUMNS[scope]);
  const rows = await read(activity).groups({ by: isByScope ? [] : columns, measures, selection });
  return rows.flatMap((row) => {
    const count = Number(row['counted']);
    const parts = ask.scopes.map((scope) => ({ key: scope, whole: Number(row[SCOPE_COLUMNS[scope]]) }));
    if (isByScope) return parts.map((part) => ({ ...part, unit: '', count }));
    return [{ key: keyOf(row), unit: '', whole: parts.reduce((sum, { whole }) => sum + whole, 0), count }];
  });
}

async function basis({ read, selection, columns, keyOf, ask }: Wanted): Promise<Amount[]> {
  const own = ask.by === 'scope' ? columns : [];
  const rows = await read(emissionCalc).groups(
    { by: ['basis_units', ...own], measures: ['basis'], selection: { where: WITH_BASIS } },
    { entity: activity, ref: 'activity_id', by: own.length > 0 ? [] : columns, selection },
  );
  return rows.map((row) => ({
    key: keyOf(row),
    unit: String(row['basis_units'] ?? ''),
    whole: Number(row['basis']),
    count: Number(row['counted']),
  }));
}

/** Returns the sums of money in a JSON column, by currency. */
async function money<E extends Entity>(
  { read, selection, columns, keyOf }: Wanted,
  entity: E,
  column: string,
  path: readonly string[],
): Promise<Amount[]> {
  const inside = (name: string) => ({ column, path: [...path, name] });
  const rows = await read(entity).groups({
    by: [...columns, { as: 'currency', ...inside('currency') }],
    measures: [{ as: 'whole', scale: 2, ...inside('amount') }],
    selection: { ...selection, where: { [column]: { not: null } } },
  });
  return rows
    .filter((row) => row['currency'] !== null)
    .map((row) => ({
      key: keyOf(row),
      unit: String(row['currency']),
      whole: Number(row['whole']),
      count: Number(row['counted']),
    }));
}

/** Returns the amounts of activities wholly inside a stretch, added up by the database. */
export async function amountsFromSums(read: Read, ask: ChartFilter, stretch: ChartPeriod): Promise<Amount[]> {
  const column = COLUMN_OF[ask.by];
  const wanted: Wanted = {
    ...{ read, ask, selection: ask.inside(stretch), columns: column ? [column] : [] },
    keyOf: (row) => {
      if (ask.by === 'time') return String(stretch.from);
      return ask.by === 'scope' ? scopeKey(row['scope']) : String(row[column ?? ''] ?? '');
    },
  };
  if (ask.show === 'CO2') return carbon(wanted);
  if (ask.show === 'carbon_basis') return basis(wanted);
  if (ask.show === 'cost') return money(wanted, activity, 'cost', []);
  const found = await Promise.all(PRICES.map(({ entity, field }) => money(wanted, entity, 'data', [field])));
  return found.flat();
}
