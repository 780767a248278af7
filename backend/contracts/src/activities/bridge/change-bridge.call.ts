import { z } from 'zod';
import { queryInteger, queryList } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { TEXTS } from '../../text/texts';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-types';

/** Causes of a change between two totals, in the order of the bridge, each with a sentence that explains it. */
export const BRIDGE_PARTS = {
  boundary: {
    label: 'Boundary',
    meaning:
      'Locations opened, closed or handed over between the periods, by their dates; without dates, locations with data in only one period.',
  },
  coverage: { label: 'Coverage', meaning: 'Months recorded for a source in only one of the two periods.' },
  stated: { label: 'Manual figures', meaning: 'Figures entered manually in only one of the two periods.' },
  method: {
    label: 'Method',
    meaning: 'Figures calculated differently: another method, data quality, unit or component.',
  },
  factor: { label: 'Factors', meaning: 'The same quantity with a different emission factor.' },
  activity: { label: 'Activity', meaning: 'Changes in quantity.' },
} as const;

export type BridgePart = keyof typeof BRIDGE_PARTS;
export const BRIDGE_PART_NAMES = Object.keys(BRIDGE_PARTS) as BridgePart[];

/** Whole 10⁻⁶ kg CO₂e: the parts sum to `after_ug - before_ug` to the last digit. */
export interface Change {
  before_ug: number;
  after_ug: number;
  parts: Record<BridgePart, number>;
}

/** One source of emissions: a type of activity at a location, of one supplier. */
export interface SourceChange extends Change {
  _id: string;
  activity_type: ActivityType;
  location_id: string | null;
  /** With the first and last day of use; null where the location states none. */
  location: { _id: string; name: string; from: number | null; to: number | null } | null;
  partner_id: string | null;
}

/** Answer of the bridge: the sums of all filtered sources, and one page of the sources, the largest movements first. */
export interface ChangeBridge extends Change {
  list: SourceChange[];
  total: number;
  count: number;
  /** Names of filters with a record that no longer exists: `locations`, or absent. */
  gone?: string[];
}

/** Compares the emissions of two periods by cause. With `part`, lists only the sources that this cause moved. */
export const getChangeBridge = defineCall({
  name: 'get_change_bridge',
  label: 'Why emissions changed',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z
    .strictObject({
      from: queryInteger,
      to: queryInteger,
      before_from: queryInteger,
      before_to: queryInteger,
      activity: queryList(z.enum(Object.keys(ACTIVITY_TYPES) as ActivityType[])),
      locations: queryList(z.string().max(64)),
      scopes: queryList(z.enum(['1', '2', '3'])),
      part: z.enum(BRIDGE_PART_NAMES as [BridgePart, ...BridgePart[]]).optional(),
      limit: queryInteger.min(1).max(200).optional(),
      offset: queryInteger.min(0).optional(),
    })
    .refine(({ from, to }) => from <= to, { path: ['from'], message: TEXTS.beforeEnd })
    .refine(({ before_from: from, before_to: to }) => from <= to, { path: ['before_from'], message: TEXTS.beforeEnd }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'locations'],
});
