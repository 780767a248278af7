import { yieldToEventLoop, LIGHT_AT_ONCE } from '../../../platform/jobs/yield-to-event-loop';
import type { MoneyRate } from '@lichen/contracts/activities/factors/factor-import.call';
import type { PublishedRate, Rates } from '../emission/goods-circumstances';

/** A rate or index as it was printed. */
export type RateLine = Omit<MoneyRate, 'imported'>;

/** The rates of this process: asked like any others, and made anew when some were loaded. */
export interface LiveRates extends Rates {
  lines(): readonly MoneyRate[];
  /** Puts what was loaded, file by file in the order of loading, in place of what was loaded before. */
  withImported(files: readonly (readonly RateLine[])[]): Promise<void>;
}

export const rateKey = ({ kind, currency, other, year }: RateLine): string => [kind, currency, other, year].join(' ');

/** A rate serves both ways: a later one told the other way round stands in place of the earlier. */
export const reverseKey = ({ kind, currency, other, year }: RateLine): string =>
  [kind, other, currency, year].join(' ');

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

type Table = Map<string, PublishedRate>;

const put = (table: Table, line: RateLine): Table =>
  table.set(rateKey(line), { value: line.value, source: line.source });

export function liveRates(shipped: readonly RateLine[]): LiveRates {
  const told = shipped.map((line): MoneyRate => ({ ...line, imported: false }));
  let lines = told;
  let table = told.reduce(put, new Map());
  return {
    exchange: (from, to, year) => {
      const reverse = table.get(['exchange', to, from, year].join(' '));
      return table.get(['exchange', from, to, year].join(' ')) ?? (reverse && { ...reverse, isPer: true });
    },
    priceIndex: (currency, year) => table.get(['index', currency, '', year].join(' ')),
    lines: () => lines,
    withImported: async (files) => {
      let all = told;
      for (const file of files) all = await withFile(all, file);
      const made: Table = new Map();
      for await (const line of inBatches(all)) put(made, line);
      // Together, when all is there: whoever asks meanwhile is answered from what stood before.
      [lines, table] = [all, made];
    },
  };
}
