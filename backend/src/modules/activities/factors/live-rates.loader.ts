import { yieldToEventLoop, LIGHT_AT_ONCE } from '../../../platform/jobs/yield-to-event-loop';
import type { MoneyRate } from '@lichen/contracts/activities/factors/factor-import.call';
import type { ExchangeRate, Rates } from '../emission/goods-circumstances';

/** A rate or index as published. */
export type RateLine = Omit<MoneyRate, 'imported'>;

/** The rates of this process, which are rebuilt after imports. */
export interface LiveRates extends Rates {
  lines(): readonly MoneyRate[];
  /** Number of times rates were loaded in this process; caches of answers are valid for one round. */
  round(): number;
  /** Replaces all imported rates; `files` are in the order of import. */
  withImported(files: readonly (readonly RateLine[])[]): Promise<void>;
  /** Reads the shipped rates in advance. */
  readAhead(): void;
}

/** Returns the key by which rates of the same kind, country or currencies and year replace each other. */
export const rateKey = ({ kind, country, currency, other, year }: RateLine): string =>
  [kind, country || currency, other, year].filter(Boolean).join(' ');

/** Returns the key of the opposite rate, which a later rate replaces too. */
export const reverseKey = ({ currency, other, ...line }: RateLine): string =>
  rateKey({ ...line, currency: other, other: currency });

/** Yields lines in batches that alternate with other work: a file may have a hundred thousand. */
export const inBatches = <L extends RateLine>(lines: readonly L[]): AsyncGenerator<L> =>
  yieldToEventLoop(lines, LIGHT_AT_ONCE);

/**
 * Returns a test for lines that a file replaces. All indices of a currency must share one base, so a file replaces
 * every index of its currencies; exchange rates are replaced one by one.
 */
export async function replacedBy(file: readonly RateLine[]): Promise<(line: RateLine) => boolean> {
  const rebased = new Set<string>();
  const keys = new Set<string>();
  for await (const line of inBatches(file)) {
    if (line.kind === 'index') rebased.add(line.currency);
    keys.add(rateKey(line)).add(reverseKey(line));
  }
  return (line) => keys.has(rateKey(line)) || (line.kind === 'index' && rebased.has(line.currency));
}

/** Returns the rates after a file was applied. */
async function withFile(before: readonly MoneyRate[], file: readonly RateLine[]): Promise<MoneyRate[]> {
  const isReplaced = await replacedBy(file);
  const after: MoneyRate[] = [];
  for await (const line of inBatches(before)) if (!isReplaced(line)) after.push(line);
  for await (const line of inBatches(file)) after.push({ ...line, imported: true });
  return after;
}

type Figure = Pick<RateLine, 'year' | 'value' | 'source'> & Pick<ExchangeRate, 'isPer'>;

/** Figures of one rate or index by year. */
type Series = Map<number, Figure>;
type Table = Map<string, Series>;

const seriesKey = (kind: RateLine['kind'], ...of: readonly string[]): string => [kind, ...of].join(' ');

function put(table: Table, key: string, figure: Figure): void {
  const series = table.get(key) ?? new Map<number, Figure>();
  // A rate in the requested direction takes precedence over an opposite one.
  if (!figure.isPer || !series.has(figure.year)) series.set(figure.year, figure);
  table.set(key, series);
}

function enter(table: Table, { kind, country, currency, other, year, value, source }: RateLine): Table {
  const figure = { year, value, source };
  if (kind === 'vat') put(table, seriesKey(kind, country), figure);
  else if (kind === 'index') put(table, seriesKey(kind, currency), figure);
  else {
    put(table, seriesKey(kind, currency, other), figure);
    put(table, seriesKey(kind, other, currency), { ...figure, isPer: true });
  }
  return table;
}

/** Returns the figure of the year, else of the last year before that has one. */
function inForce(series: Series | undefined, year: number): ExchangeRate | undefined {
  if (!series) return undefined;
  const years = [...series.keys()];
  const last = Math.max(...years.filter((each) => each <= year));
  const found = series.get(last);
  return found && { ...found, isLatest: last === Math.max(...years) };
}

interface State {
  readonly shipped: readonly MoneyRate[];
  readonly lines: readonly MoneyRate[];
  readonly table: Table;
}

/** Returns rates over the shipped ones, which `read` returns on first use. */
export function liveRates(read: () => readonly RateLine[]): LiveRates {
  let made: State | undefined;
  let round = 0;
  const begun = (): State => {
    const shipped = read().map((line): MoneyRate => ({ ...line, imported: false }));
    return { shipped, lines: shipped, table: shipped.reduce<Table>(enter, new Map()) };
  };
  const state = (): State => {
    made ??= begun();
    return made;
  };
  const figure = (key: string, year: number) => inForce(state().table.get(key), year);
  return {
    exchange: (from, to, year) => figure(seriesKey('exchange', from, to), year),
    priceIndex: (currency, year) => figure(seriesKey('index', currency), year),
    vat: (country, year) => figure(seriesKey('vat', country), year),
    lines: () => state().lines,
    round: () => round,
    withImported: async (files) => {
      const { shipped } = state();
      let lines = shipped;
      for (const file of files) lines = await withFile(lines, file);
      const table: Table = new Map();
      for await (const line of inBatches(lines)) enter(table, line);
      // Assigned together at the end; until then the former rates apply.
      made = { shipped, lines, table };
      round += 1;
    },
    readAhead: () => void state(),
  };
}
