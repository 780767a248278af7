import { yieldToEventLoop, LIGHT_AT_ONCE } from '../../../platform/jobs/yield-to-event-loop';
import type { MoneyRate } from '@lichen/contracts/activities/factors/factor-import.call';
import type { ExchangeRate, Rates } from '../emission/goods-circumstances';

/** A rate or index as it was printed. */
export type RateLine = Omit<MoneyRate, 'imported'>;

/** The rates of this process: asked like any others, and made anew when some were loaded. */
export interface LiveRates extends Rates {
  lines(): readonly MoneyRate[];
  /** How often rates were loaded into this process: answers that rest on them are good for one round. */
  round(): number;
  /** Puts what was loaded, file by file in the order of loading, in place of what was loaded before. */
  withImported(files: readonly (readonly RateLine[])[]): Promise<void>;
  /** Reads what is shipped, before anybody asks. */
  readAhead(): void;
}

export const rateKey = ({ kind, country, currency, other, year }: RateLine): string =>
  [kind, country || currency, other, year].filter(Boolean).join(' ');

/** A rate serves both ways: a later one told the other way round stands in place of the earlier. */
export const reverseKey = ({ currency, other, ...line }: RateLine): string =>
  rateKey({ ...line, currency: other, other: currency });

/** Lines in turns with other work: a file may have as many as a hundred thousand. */
export const inBatches = <L extends RateLine>(lines: readonly L[]): AsyncGenerator<L> =>
  yieldToEventLoop(lines, LIGHT_AT_ONCE);

/**
 * Tells the lines that a file stands in place of. Indices of a currency must all be on one base, so a file replaces every
 * index of the currencies it names; exchange rates are replaced one by one.
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

/** Rates after a file was applied. */
async function withFile(before: readonly MoneyRate[], file: readonly RateLine[]): Promise<MoneyRate[]> {
  const isReplaced = await replacedBy(file);
  const after: MoneyRate[] = [];
  for await (const line of inBatches(before)) if (!isReplaced(line)) after.push(line);
  for await (const line of inBatches(file)) after.push({ ...line, imported: true });
  return after;
}

type Figure = Pick<RateLine, 'year' | 'value' | 'source'> & Pick<ExchangeRate, 'isPer'>;

/** Figures of one thing by year. */
type Series = Map<number, Figure>;
type Table = Map<string, Series>;

const seriesKey = (kind: RateLine['kind'], ...of: readonly string[]): string => [kind, ...of].join(' ');

function put(table: Table, key: string, figure: Figure): void {
  const series = table.get(key) ?? new Map<number, Figure>();
  // A rate told in the direction that is asked for stands before one that has to be turned round.
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

/** The figure of the year, else of the last year before it that has one. */
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

/** `read` says what is shipped, and is called when something is asked first. */
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
      // Together, when all is there: whoever asks meanwhile is answered from what stood before.
      made = { shipped, lines, table };
      round += 1;
    },
    readAhead: () => void state(),
  };
}
