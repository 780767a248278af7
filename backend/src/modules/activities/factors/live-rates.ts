import type { MoneyRate } from '@lichen/contracts/activities/factor-import.call';
import type { PublishedRate, Rates } from '../emission/goods-circumstances';

/** A rate or index as it was printed. */
export type RateLine = Omit<MoneyRate, 'imported'>;

/** The rates of this process: asked like any others, and made anew when some were loaded. */
export interface LiveRates extends Rates {
  lines(): readonly MoneyRate[];
  /** Puts what was loaded, file by file in the order of loading, in place of what was loaded before. */
  withImported(files: readonly (readonly RateLine[])[]): void;
}

export const rateKey = ({ kind, currency, other, year }: RateLine): string => [kind, currency, other, year].join(' ');

/** A rate serves both ways: a later one told the other way round stands in place of the earlier. */
export const reverseKey = ({ kind, currency, other, year }: RateLine): string =>
  [kind, other, currency, year].join(' ');

/**
 * What stands after a file. Indices of a currency must all be on one base, so a file replaces every index of the
 * currencies it names; exchange rates are replaced one by one.
 */
export function withFile<L extends RateLine>(before: readonly L[], file: readonly L[]): L[] {
  const rebased = new Set(file.filter(({ kind }) => kind === 'index').map(({ currency }) => currency));
  const replaced = new Set(file.flatMap((line) => [rateKey(line), reverseKey(line)]));
  const kept = before.filter(
    (line) => !replaced.has(rateKey(line)) && !(line.kind === 'index' && rebased.has(line.currency)),
  );
  return [...kept, ...file];
}

type Table = ReadonlyMap<string, PublishedRate>;

const tableOf = (lines: readonly RateLine[]): Table =>
  new Map(lines.map((line) => [rateKey(line), { value: line.value, source: line.source }]));

export function liveRates(shipped: readonly RateLine[]): LiveRates {
  const told = shipped.map((line): MoneyRate => ({ ...line, imported: false }));
  let lines = told;
  let table = tableOf(told);
  return {
    exchange: (from, to, year) => {
      const reverse = table.get(['exchange', to, from, year].join(' '));
      return table.get(['exchange', from, to, year].join(' ')) ?? (reverse && { ...reverse, isPer: true });
    },
    priceIndex: (currency, year) => table.get(['index', currency, '', year].join(' ')),
    lines: () => lines,
    withImported: (files) => {
      let all = told;
      for (const file of files)
        all = withFile(
          all,
          file.map((line) => ({ ...line, imported: true })),
        );
      lines = all;
      table = tableOf(all);
    },
  };
}
