import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { COUNTED, MAIN } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { DECIMALS, type Money } from '@lichen/contracts/entity/fields';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';
import type { DatedCalc } from '../calculations/period-sums';
import { type ChartFilter, isByTask, type ScopeKey } from './chart-filter.query';
import { scopeKey } from './chart-amount';
import { PRICES } from './prices';
import { COLUMN_OF } from './amounts-from-sums.query';

type Activity = RecordOf<typeof activity>;
type Calc = RecordOf<typeof emissionCalc>;

/** An amount with its days, so that it can be split. */
export interface CountedAmount extends DatedCalc {
  readonly key: string;
  readonly unit: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

const PAGE = 2000;

const wholeOf = (value: number, places: number): number => Number(value.toFixed(places).replace('.', ''));

type Keyed = (record: Activity) => string;

function dated(
  from: number | null,
  to: number | null,
  whole: number | null,
): Pick<CountedAmount, 'from' | 'to' | 'co2_ug'>[] {
  return from === null || to === null || whole === null ? [] : [{ from, to, co2_ug: whole }];
}

function carbonOf({ scopes, by }: ChartFilter, calcs: readonly Calc[], key: string): CountedAmount[] {
  return calcs
    .filter(({ scope }) => scopes.includes(scopeKey(scope) as ScopeKey))
    .flatMap(({ from, to, co2_ug, parts, scope }) =>
      dated(from, to, co2_ug).map((piece) => ({
        ...piece,
        parts,
        key: by === 'scope' ? scopeKey(scope) : key,
        unit: '',
        count: 1,
      })),
    );
}

function basisOf({ by }: ChartFilter, calcs: readonly Calc[], key: string): CountedAmount[] {
  return calcs.flatMap(({ from, to, basis, basis_units, scope }) =>
    dated(from, to, basis === null ? null : wholeOf(basis, DECIMALS)).map((piece) => ({
      ...piece,
      parts: null,
      key: by === 'scope' ? scopeKey(scope) : key,
      unit: basis_units ?? '',
      count: 1,
    })),
  );
}

function moneyOf({ from, to }: Activity, money: Money | null | undefined, key: string): CountedAmount[] {
  if (!money) return [];
  const whole = wholeOf(money.amount, 2);
  return dated(from, to, whole).map((piece) => ({ ...piece, parts: null, key, unit: money.currency, count: 1 }));
}

async function pricesOf(read: Read, ids: readonly string[]): Promise<Map<string, Money>> {
  const found = await Promise.all(
    PRICES.map(async ({ entity, field }) =>
      (await read(entity).list({ where: { id: { in: ids } } })).map(
        (record) => [record._id, (record as unknown as Record<string, Money | null>)[field]] as const,
      ),
    ),
  );
  return new Map(found.flat().flatMap(([id, price]) => (price ? [[id, price] as const] : [])));
}

/** Returns the amounts of one page of activities, for any measure. */
async function piecesOf(
  read: Read,
  ask: ChartFilter,
  page: readonly Activity[],
  keyOf: Keyed,
): Promise<CountedAmount[]> {
  const ids = page.map(({ _id }) => _id);
  if (ask.show === 'cost') return page.flatMap((record) => moneyOf(record, record.cost, keyOf(record)));
  if (ask.show === 'price') {
    const prices = await pricesOf(read, ids);
    return page.flatMap((record) => moneyOf(record, prices.get(record._id), keyOf(record)));
  }
  const [where, of] = ask.show === 'CO2' ? [COUNTED, carbonOf] : [MAIN, basisOf];
  const rows = await read(emissionCalc).list({ where: { activity_id: { in: ids }, ...where } });
  const calcs = new Map<string, Calc[]>();
  for (const row of rows) calcs.set(row.activity_id, [...(calcs.get(row.activity_id) ?? []), row]);
  return page.flatMap((record) => of(ask, calcs.get(record._id) ?? [], keyOf(record)));
}

/** Returns a function that tells the task type of each activity of a page. */
async function taskKey(read: Read, page: readonly Activity[]): Promise<Keyed> {
  const types = await read(taskActivity).list({ where: { id: { in: page.map(({ _id }) => _id) } } });
  const taskOf = new Map(types.map(({ _id, task_type }) => [_id, task_type]));
  return ({ _id }) => taskOf.get(_id) ?? '';
}

function columnKey({ by }: ChartFilter): Keyed {
  const column = COLUMN_OF[by] as keyof Activity | undefined;
  return (record) => {
    const value = column ? record[column] : '';
    return by === 'scope' ? scopeKey(value) : String(value ?? '');
  };
}

/** Returns the amounts of activities, by id, that a bound cuts. */
export async function amountsOfIds(read: Read, ask: ChartFilter, ids: readonly string[]): Promise<CountedAmount[]> {
  const pieces: CountedAmount[] = [];
  for (const some of inParts(ids)) {
    const page = await read(activity).list({ where: { id: { in: some } } });
    pieces.push(...(await piecesOf(read, ask, page, columnKey(ask))));
  }
  return pieces;
}

/** Returns the amounts of activities that the sums exclude: those that a bound cuts, and those of tasks. */
export async function amountsFromRows(read: Read, ask: ChartFilter): Promise<CountedAmount[]> {
  const pieces: CountedAmount[] = [];
  const selection = isByTask(ask.by) ? ask.overlapping : ask.cut;
  for (let offset = 0; ; offset += PAGE) {
    const page = await read(activity).list({ ...selection, order: [{ column: 'id' }], limit: PAGE, offset });
    for (const some of inParts(page)) {
      const keyOf = isByTask(ask.by) ? await taskKey(read, some) : columnKey(ask);
      pieces.push(...(await piecesOf(read, ask, some, keyOf)));
    }
    if (page.length < PAGE) return pieces;
  }
}
