import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext } from '../calculation';
import { type Exact, roundedBasis, ZERO } from '../exact';
import { NOTES } from '../explanation/notes';
import { infoInput } from '../inputs';
import type { Period } from '../periods';
import { purchasedPower } from '../types/buildings/electricity/electricity';
import { withNote } from './vehicle-notes';

interface Charging extends Period {
  /** Name to display, such as 'Vehicle fuel'. */
  readonly subject: string;
  readonly kWh: Exact;
  readonly inputs: readonly CalcInput[];
}

/** Returns the figures of charging as purchased power from the grid of the location. */
export function vehicleCharging({ subject, from, to, kWh, inputs }: Charging, context: CalculationContext) {
  const grid = context.location?.electricity_grid ?? '';
  const use = {
    from,
    to,
    amount: roundedBasis(kWh),
    units: 'kWh',
    kWh,
    renewable: ZERO,
    instrument: null,
    supplierFactor: null,
    selfProduced: false,
    grid,
    inputs: [...inputs, infoInput('Electricity grid', grid)],
  };
  return purchasedPower(use, context).map((result) => withNote({ ...result, subject }, NOTES.chargedElsewhere));
}
