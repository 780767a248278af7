import BigJs from 'big.js';

const DECIMALS = 6;

/** Joules of one unit in 10⁶. */
const MEGAJOULES: Readonly<Record<string, number>> = { kWh: 3.6, MWh: 3600, GWh: 3_600_000, GJ: 1000 };

const rounded = (value: BigJs) => Number(value.round(DECIMALS, BigJs.roundHalfEven).toFixed());

/** An amount of energy in another unit, to six decimals; undefined where one of the units is none of energy. */
export function energyIn(amount: number, from: string, to: string): number | undefined {
  const [one, other] = [MEGAJOULES[from], MEGAJOULES[to]];
  if (one === undefined || other === undefined) return undefined;
  return from === to ? amount : rounded(new BigJs(amount).times(one).div(other));
}

/** The part of an amount that a percentage says, to six decimals. */
export const shareOf = (amount: number, percent: number): number => rounded(new BigJs(amount).times(percent).div(100));
