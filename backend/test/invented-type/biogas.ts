import type { Calculator } from '../../src/modules/activities/emission/calculation';
import { exact } from '../../src/modules/activities/emission/exact';
import { multiplyBy } from '../../src/modules/activities/emission/inputs';
import { fuelCombustion } from '../../src/modules/activities/emission/types/buildings/fuel';
import { defineType } from '../../src/modules/activities/types/activity-type';
import { BILL } from '../../src/modules/activities/types/shared/import-identities';
import { biogasActivity } from './biogas.entity';

interface Burnt {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly units: string;
}

/** Applies the published factors for biogas, including upstream emissions and biogenic CO₂. */
const biogas: Calculator = (activity, context) => {
  const { from, to, amount, units } = activity as unknown as Burnt;
  const inputs = [multiplyBy('Amount', amount, units)];
  return fuelCombustion({ from, to, fuel: 'Biogas', quantity: exact(amount), units, inputs }, context);
};

export const biogasType = defineType({
  entity: biogasActivity,
  defaults: { applied: true },
  calculator: biogas,
  identity: { by: BILL.by, amounts: BILL.amounts },
  checks: { isMetered: true, counts: ['energy'] },
});
