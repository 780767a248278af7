import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type PowerGap, powerGaps } from '@lichen/contracts/activities/list/summary.call';
import { inclusiveDays, lastOfMonth, utcDay } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { amountWithin } from '../calculations/period-sums';
import { type Exact, exact, roundedBasis, sum } from '../emission/exact';
import { ON_SITE } from '../emission/parts';
import type { Period } from '../emission/periods';

/** Activities whose rows are read at once. */
const PAGE = 500;
const FIELDS = ['activity_id', 'from', 'to', 'co2_ug', 'parts', 'region_used'] as const;
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

/** kWh of the days between two; a part that they cut gives its share of the days. */
const kWhWithin = (parts: readonly Part[], first: number, last: number): Exact =>
  sum(
    parts.map(({ from, to, days, quantity }) => {
      const [begin, end] = [Math.max(from, first), Math.min(to, last)];
      return begin > end ? exact(0) : exact(quantity).times(inclusiveDays(begin, end)).div(days);
    }),
  );

/** What each activity has a companion figure of. */
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

async function gapsOf(read: Read, { from, to }: Period): Promise<Record<Companion, PowerGap>> {
  const anyOf = [[{ from: { atMost: to } }], [{ to: { atLeast: from } }]];
  const rows = (await read(emissionCalc).part(FIELDS, { where: POWER, anyOf })).filter(
    ({ co2_ug, parts }) => co2_ug !== null && !parts?.every(({ factor_id }) => factor_id === ON_SITE),
  );
  const known = await companionsOf(read, [...new Set(rows.map(({ activity_id }) => activity_id))]);
  const gapOf = (component: Companion): PowerGap => {
    const lacking = rows.filter(({ activity_id }) => !known.has(`${activity_id} ${component}`));
    return {
      kWh: roundedBasis(sum(lacking.map(({ parts }) => kWhWithin(parts ?? [], from, to)))) ?? 0,
      kg: kgOf(lacking.reduce((total, row) => total + amountWithin(row, from, to), 0)),
      grids: [...new Set(lacking.flatMap(({ region_used }) => region_used ?? []))].sort(),
    };
  };
  return { td: gapOf('td'), wtt: gapOf('wtt') };
}

/** Said beside category 3: an absent figure is no zero. */
export const powerGapsCall = handler(powerGaps, async ({ input: { year, months = 12 }, read }) => ({
  ok: true,
  obj: await gapsOf(read, { from: utcDay(year, 1, 1), to: lastOfMonth(utcDay(year, months, 1)) }),
}));
