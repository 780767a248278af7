import type { VehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';

interface Rule {
  /** Both texts are in English; shown translated. */
  readonly title: string;
  readonly text: string;
}

const FUEL_COUNTS: Rule = {
  title: 'Fuel counts, journeys do not',
  text: 'Fuel is recorded in this year. Journeys of the same time are kept for the distance and not added.',
};
const JOURNEYS_COUNT: Rule = {
  title: 'Journeys count, no fuel is recorded',
  text: 'Once fuel is recorded, journeys of the same time are kept for the distance and no longer added.',
};

/** Returns the rule for a year: fuel counts, or journeys where no fuel is recorded; undefined without either. */
export function ruleOf({ vehicle_activitys = 0, vehicle_journeys = 0 }: VehicleStats['counts']): Rule | undefined {
  if (vehicle_activitys > 0) return FUEL_COUNTS;
  return vehicle_journeys > 0 ? JOURNEYS_COUNT : undefined;
}
