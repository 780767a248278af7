import Big from 'big.js';

const exact = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? new Big(value) : null);

/** What part is of whole in percent, two decimals; null where there is no whole. */
export function percentOf(part: unknown, whole: unknown): number | null {
  const [some, all] = [exact(part), exact(whole)];
  return some && all && !all.eq(0) ? some.div(all).times(100).round(2).toNumber() : null;
}

/** The part that a percentage of the whole is, at most six decimals. */
export function partOf(percent: unknown, whole: unknown): number | null {
  const [share, all] = [exact(percent), exact(whole)];
  return share && all ? all.times(share).div(100).round(6).toNumber() : null;
}
