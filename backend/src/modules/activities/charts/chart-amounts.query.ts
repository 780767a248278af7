import { isWholeMonths, monthsWithin } from '@lichen/contracts/activities/charts/chart-periods';
import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Sums } from '../../../platform/store/scoped-sums';
import { EMISSION_MONTHS } from '../calculations/emission-months';
import { amountWithin } from '../calculations/period-sums';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { type Amount, scopeKey } from './chart-amount';
import { type ChartFilter, isByTask, type ScopeKey } from './chart-filter.query';
import { amountsFromRows, type CountedAmount, amountsOfIds } from './amounts-from-rows.query';
import { amountsFromAggregates } from './amounts-from-aggregates.query';
import { amountsFromSums } from './amounts-from-sums.query';

const ROLLED_UP: Partial<Record<ChartFilter['by'], string>> = {
  activities: 'activity_type',
  scope: 'scope',
  time: 'month',
};

/** Reads the monthly sums; the cost does not grow with the number of activities. */
async function fromRollUp(
  sums: Sums,
  { by, period, types, scopes }: ChartFilter,
  dimension: string,
): Promise<Amount[]> {
  const rows = await sums(EMISSION_MONTHS, {
    by: [...new Set([dimension, 'scope', 'scope2_basis'])],
    where: {
      month: { in: monthsWithin(period).map(({ from }) => from) },
      ...(types.length > 0 ? { activity_type: { in: types } } : {}),
    },
  });
  return rows
    .filter((row) => !isMarketBased(row) && scopes.includes(scopeKey(row['scope']) as ScopeKey))
    .map((row) => ({
      key: by === 'scope' ? scopeKey(row['scope']) : String(row[dimension]),
      unit: '',
      whole: Number(row['co2_ug']),
      count: Number(row['calcs']),
    }));
}

/** Splits the amount of an activity over the stretches, by days. */
function amountsOfPiece({ key, unit, count, ...dated }: CountedAmount, { stretches, by }: ChartFilter): Amount[] {
  return stretches
    .filter(({ from, to }) => dated.from <= to && dated.to >= from)
    .map(({ from, to }) => ({
      key: by === 'time' ? String(from) : key,
      unit,
      whole: amountWithin(dated, from, to),
      count,
    }));
}

async function fromActivities(reading: CumulativeRead, ask: ChartFilter): Promise<Amount[]> {
  const { read } = reading;
  const known = await amountsFromAggregates(reading, ask);
  const wholeFromRows = async () =>
    isByTask(ask.by) ? [] : (await Promise.all(ask.stretches.map((each) => amountsFromSums(read, ask, each)))).flat();
  const [whole, pieces] = await Promise.all([
    known?.whole ?? wholeFromRows(),
    known ? amountsOfIds(read, ask, known.cut) : amountsFromRows(read, ask),
  ]);
  return [...whole, ...pieces.flatMap((piece) => amountsOfPiece(piece, ask))];
}

/** Returns the amounts of a chart by label; a label may occur several times. */
export function chartAmounts(reading: CumulativeRead, ask: ChartFilter): Promise<Amount[]> {
  const dimension = ROLLED_UP[ask.by];
  const canRollUp = ask.show === 'CO2' && ask.isPlain && isWholeMonths(ask.period);
  return canRollUp && dimension ? fromRollUp(reading.sums, ask, dimension) : fromActivities(reading, ask);
}
