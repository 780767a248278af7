import BigJs from 'big.js';

/** Our own constructor, so that a division never depends on what another file set on the shared one. */
export const Exact = BigJs();
Exact.DP = 30;
Exact.RM = Exact.roundHalfEven;

export type Exact = BigJs;

export const ZERO = new Exact(0);

export const exact = (value: string | number | Exact): Exact => new Exact(value);

/** Plain digits without exponent: what the record stores. */
export const digits = (value: Exact): string => value.toFixed();

export const sum = (values: readonly Exact[]): Exact => values.reduce((total, value) => total.plus(value), ZERO);

export const KG_DECIMALS = 6;

/** Kilograms as the reporting columns hold them: half-even at 10⁻⁶, so that both columns are the same number. */
export const roundedKg = (kg: Exact): number => Number(kg.round(KG_DECIMALS, Exact.roundHalfEven).toFixed());
/** Beyond this a column of millionths holds no whole number exactly. */
const LARGEST_BASIS = 9_000_000_000;

/** A quantity as the column of the record holds it, null where it is too large for one; the inputs hold it in full. */
export const roundedBasis = (quantity: Exact): number | null =>
  quantity.abs().gt(LARGEST_BASIS) ? null : Number(quantity.round(KG_DECIMALS, Exact.roundHalfEven).toFixed());
export const microKg = (kg: Exact): number => Number(kg.times(1_000_000).round(0, Exact.roundHalfEven).toFixed());
