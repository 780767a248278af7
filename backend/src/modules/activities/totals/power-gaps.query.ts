import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { PowerGap, PowerGaps } from '@lichen/contracts/activities/list/summary.call';
import { inclusiveDays } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { Sums } from '../../../platform/store/scoped-sums';
import type { Where } from '../../../platform/store/sql';
import { amountWithin } from '../calculations/period-sums';
import { type Exact, exact, roundedBasis, sum } from '../emission/exact';
import { ON_SITE } from '../emission/parts';
import type { Period } from '../emission/periods';
import { type GridFactors, holdsLosses } from '../emission/published/grid-losses';
import { powerInDoubt } from './power-in-doubt.query';

/** Activities whose rows are read at once. */
const PAGE = 500;
const FIELDS = ['_id', 'activity_id', 'from', 'to', 'co2_ug', 'parts', 'region_used'] as const;
const POWER = {
  ...COUNTED,
  component: 'direct',
  scope: 'scope_2',
  scope2_basis: 'location',
  calc_units: 'kWh',
} as const;
const COMPANIONS = ['td', 'wtt'] as const;
type Companion = (typeof COMPANIONS)[number];

interface Part {
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly quantity: string;
}

/** Returns the kWh between two days; parts that they cut count by days. */
const kWhWithin = (parts: readonly Part[], first: number, last: number): Exact =>
  sum(
    parts.map(({ from, to, days, quantity }) => {
      const [begin, end] = [Math.max(from, first), Math.min(to, last)];
      return begin > end ? exact(0) : exact(quantity).times(inclusiveDays(begin, end)).div(days);
    }),
  );

/** Returns the keys of activity and component that have a companion figure. */
async function companionsOf(read: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += PAGE) {
    const where = { ...COUNTED, activity_id: { in: ids.slice(at, at + PAGE) }, component: { in: [...COMPANIONS] } };
    for (const { activity_id, component, co2_ug } of await read(emissionCalc).part(
      ['activity_id', 'component', 'co2_ug'],
      { where },
    ))
      if (co2_ug !== null) found.add(`${activity_id} ${component}`);
  }
  return found;
}

type Row = Pick<RecordOf<typeof emissionCalc>, (typeof FIELDS)[number]>;

/** Returns an accumulator of the power that lacks a component. */
function growingGap() {
  let kWh = exact(0);
  let kg_ug = 0;
  const grids = new Set<string>();
  return {
    add: (rows: readonly Row[], { from, to }: Period) => {
      kWh = sum([kWh, ...rows.map(({ parts }) => kWhWithin(parts ?? [], from, to))]);
      kg_ug += rows.reduce((total, row) => total + amountWithin(row, from, to), 0);
      for (const { region_used } of rows) if (region_used !== null) grids.add(region_used);
    },
    told: (): PowerGap => ({ kWh: roundedBasis(kWh) ?? 0, kg: kgOf(kg_ug), grids: [...grids].sort() }),
  };
}

/** Yields rows of purchased power in the period, page by page, so that a year of bills is never in memory. */
async function* powerRows(read: Read, where: Where, { from, to }: Period): AsyncGenerator<Row[]> {
  const anyOf = [[{ from: { atMost: to } }], [{ to: { atLeast: from } }]];
  for (let after = ''; ; ) {
    const rows = await read(emissionCalc).part(FIELDS, {
      where: { ...where, ...POWER, id: { above: after } },
      ...{ anyOf, order: [{ column: 'id' }], limit: PAGE },
    });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.filter(
      ({ co2_ug, parts }) => co2_ug !== null && !parts?.every(({ factor_id }) => factor_id === ON_SITE),
    );
    after = last._id;
  }
}

/** Returns the purchased power in the period that lacks figures of category 3. */
export async function powerGapsOf(
  { read, sums, library }: { read: Read; sums: Sums; library: GridFactors },
  period: Period,
): Promise<PowerGaps> {
  const [td, wtt] = [growingGap(), growingGap()];
  const where = await powerInDoubt(sums, period);
  if (where)
    for await (const rows of powerRows(read, where, period)) {
      const known = await companionsOf(read, [...new Set(rows.map(({ activity_id }) => activity_id))]);
      const lacking = (component: Companion) =>
        rows.filter(({ activity_id }) => !known.has(`${activity_id} ${component}`));
      const isWithin = ({ parts }: Row) => parts?.every(({ factor_id }) => holdsLosses(factor_id, library)) ?? false;
      td.add(
        lacking('td').filter((row) => !isWithin(row)),
        period,
      );
      wtt.add(lacking('wtt'), period);
    }
  return { td: td.told(), wtt: wtt.told() };
}
