import BigJs from 'big.js';

const DECIMALS = 6;

/** Megajoules in one unit. */
const MEGAJOULES: Readonly<Record<string, number>> = { kWh: 3.6, MWh: 3600, GWh: 3_600_000, GJ: 1000 };

const rounded = (value: BigJs) => Number(value.round(DECIMALS, BigJs.roundHalfEven).toFixed());

/** Converts an amount of energy to another unit, rounded to six decimals; undefined if a unit is not one of energy. */
export function energyIn(amount: number, from: string, to: string): number | undefined {
  const [one, other] = [MEGAJOULES[from], MEGAJOULES[to]];
  if (one === undefined || other === undefined) return undefined;
  return from === to ? amount : rounded(new BigJs(amount).times(one).div(other));
}

/** Returns the given percentage of an amount, rounded to six decimals. */
export const shareOf = (amount: number, percent: number): number => rounded(new BigJs(amount).times(percent).div(100));
