import type { Entity } from '../entity/entity';
import type { ProblemCode } from './calculation-problems';

/** Fields that can resolve a problem, the most likely first; each type has one of them. */
const FIELDS: Readonly<Partial<Record<ProblemCode, readonly string[]>>> = {
  noFactor: ['material', 'fuel', 'refrigerant_type', 'waste_material', 'transport_method', 'electricity_grid'],
  noBasis: ['material'],
  refund: ['cost'],
  noIndustry: ['spend_category'],
  noQuantity: ['size'],
  noUnit: ['units'],
  noVat: ['vat_rate'],
  unknownFuel: ['fuel_type'],
  nameTheFuel: ['fuel'],
  nothingPerHour: ['distance'],
  noDistance: ['distance'],
  weightNeeded: ['refrigerant_used'],
  noBenchmark: ['energy_per_m2'],
  noArea: ['area'],
  notOpen: ['from'],
  noAmount: ['waste_released_weight'],
  noRoute: ['landfill_weight'],
  noWeight: ['weight'],
  returnNotWhole: ['material'],
  returnZero: ['material'],
  revenueTooLow: ['cost'],
  tooLarge: ['amount'],
};

/**
 * Returns the field of an entity that resolves a problem; null where it belongs to another record or any field may be
 * wrong.
 */
export const problemField = ({ fields }: Pick<Entity, 'fields'>, code: ProblemCode): string | null =>
  FIELDS[code]?.find((name) => Object.hasOwn(fields, name)) ?? null;
