import type { Component, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculableActivity, CalculationContext } from '../../../calculation';
import { convert } from '../../../conversion';
import { digits, type Exact, exact, ZERO } from '../../../exact';
import type { FactorKey } from '../../../published/factor';
import type { ShareOut } from '../../../published/from-factors';
import { multiplyBy, infoInput } from '../../../inputs';
import { type Period, shareOver } from '../../../periods';

/** Fields of an electricity activity that the figure depends on. */
export interface ElectricityUse extends Period {
  readonly amount: number | null;
  readonly units: string;
  readonly kWh: Exact;
  /** Splits the kWh over stretches of the period; by inclusive days when undefined. */
  readonly shareOut?: ShareOut;
  readonly renewable: Exact;
  readonly instrument: string | null;
  readonly supplierFactor: string | null;
  readonly selfProduced: boolean;
  readonly grid: string;
  readonly inputs: readonly CalcInput[];
}

/** Returns an electricity activity in kWh; its own grid takes precedence over that of the location. */
export function electricityUse(activity: CalculableActivity, { location }: CalculationContext): ElectricityUse {
  const { from, to, amount, units, renewable_amount, instrument, supplier_factor, self_produced, electricity_grid } =
    activity as Record<string, string | number | boolean | null | undefined>;
  const grid = String(electricity_grid || location?.electricity_grid || '');
  const inKWh = (value: typeof amount): Exact => convert(exact(Number(value ?? 0)), String(units), 'kWh') ?? ZERO;
  const kWh = inKWh(amount);
  return {
    from: Number(from),
    to: Number(to),
    amount: Number(amount),
    units: String(units),
    kWh,
    renewable: renewable_amount ? least(inKWh(renewable_amount), kWh) : ZERO,
    instrument: instrument && instrument !== 'none' ? String(instrument) : null,
    supplierFactor:
      supplier_factor === null || supplier_factor === undefined ? null : digits(exact(String(supplier_factor))),
    selfProduced: self_produced === true,
    grid,
    inputs: [multiplyBy('Amount', Number(amount), String(units)), infoInput('Electricity grid', grid)],
  };
}

/** Returns the kWh of each stretch. */
export const kWhOf = ({ kWh, shareOut }: ElectricityUse, stretches: readonly Period[]): readonly Exact[] =>
  shareOut ? shareOut(stretches) : shareOver(kWh, stretches);

/** Returns the key of a grid factor, in kg CO₂e per kWh. */
export const electricityKey = (
  { grid }: ElectricityUse,
  component: Component,
  basis: Scope2Basis | null,
): FactorKey => ({
  family: 'electricity',
  item: '',
  component,
  basis,
  region: grid,
  unit: 'kWh',
});

const least = (one: Exact, other: Exact): Exact => (one.lt(other) ? one : other);
