import type { Entity } from '../entity/entity';
import type { ProblemCode } from './calculation-problems';

/** Fields that solve a problem, the most likely first; a type has the one or the other. */
const FIELDS: Readonly<Partial<Record<ProblemCode, readonly string[]>>> = {
  noFactor: ['material', 'fuel', 'refrigerant_type', 'waste_material', 'transport_method', 'electricity_grid'],
  noBasis: ['material'],
  noIndustry: ['spend_category'],
  noQuantity: ['size'],
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
  revenueTooLow: ['cost'],
  tooLarge: ['amount'],
};

/** The field of an entity that solves a problem; null where it lies in another record, or in any field. */
export const problemField = ({ fields }: Pick<Entity, 'fields'>, code: ProblemCode): string | null =>
  FIELDS[code]?.find((name) => Object.hasOwn(fields, name)) ?? null;
