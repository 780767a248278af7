import type { Served } from '../../platform/engine/rules';
import type { FactorLibrary } from './emission/factor';

/** Journeys, nights, home working and absence of people, and goods that others carry. */
export const travelActivities = (_library: FactorLibrary): Served[] => [];
