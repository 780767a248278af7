import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { ALIKE_OUTLIERS } from '@lichen/contracts/activities/checks/alike-outliers';
import type { FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import type { DetectedFinding } from './finding';
import type { CheckSubject } from './check-subject';
import { chargingAtSite, leaseAndMeter, spendAndActivity } from './duplicates/double-counts';
import { coveredDays, duplicateEntries } from './duplicates/duplicate-entries';
import { duplicateInvoices } from './duplicates/duplicate-invoices';
import { fuelAndJourneys } from './duplicates/fuel-beside-journeys';
import { meterPeriods } from './duplicates/meter-periods';
import { hoursBeyondDay } from './hours/hours-beyond-day';
import { alikeOutliers, outliers, vehicleOutliers } from './outliers';
import {
  COMPARED_TYPES,
  DAY_COVERING_TYPES,
  EVERY_TYPE,
  HOURS_TYPES,
  INVOICED_TYPES,
  METERED_TYPES,
  REPEATED_TYPES,
  TYPES_BY_VEHICLE,
  typesOf,
} from './checked-types';

/** A check: the kinds it finds, the types it needs, and its function. */
export interface Check {
  readonly kinds: readonly FindingKind[];
  readonly needs: readonly ActivityType[];
  /** Records that end before `since` are compared with but get no findings. */
  readonly run: (records: readonly CheckSubject[], since: number) => DetectedFinding[];
}

/** The checks that compare records with each other. */
export const CHECKS: readonly Check[] = [
  { kinds: ['duplicate_invoice'], needs: INVOICED_TYPES, run: duplicateInvoices },
  { kinds: ['duplicate_entry'], needs: EVERY_TYPE, run: duplicateEntries },
  {
    kinds: ['overlap', 'gap'],
    needs: [...METERED_TYPES, ...DAY_COVERING_TYPES],
    run: (records) => [...meterPeriods(records), ...coveredDays(records)],
  },
  { kinds: ['hours_beyond_day', 'vehicle_hours_beyond_day'], needs: HOURS_TYPES, run: hoursBeyondDay },
  { kinds: ['outlier', 'first_use'], needs: METERED_TYPES, run: outliers },
  { kinds: ['vehicle_outlier'], needs: TYPES_BY_VEHICLE, run: vehicleOutliers },
  { kinds: ALIKE_OUTLIERS, needs: COMPARED_TYPES, run: alikeOutliers },
  {
    kinds: ['fuel_and_journeys', 'distance_and_fuel'],
    needs: [...typesOf('fuel of a vehicle'), ...typesOf('journey of a vehicle')],
    run: fuelAndJourneys,
  },
  { kinds: ['charging_at_site'], needs: [...typesOf('fuel of a vehicle'), ...typesOf('power')], run: chargingAtSite },
  {
    kinds: ['lease_and_meter'],
    needs: [...typesOf('lease'), ...typesOf('energy')],
    run: leaseAndMeter,
  },
  {
    kinds: ['spend_and_activity'],
    needs: [...typesOf('spend'), ...REPEATED_TYPES],
    run: spendAndActivity,
  },
];

/** Returns the findings of these kinds among the records. */
export const findingsOf = (
  records: readonly CheckSubject[],
  kinds: readonly FindingKind[],
  since = Number.MIN_SAFE_INTEGER,
): DetectedFinding[] =>
  CHECKS.filter((check) => check.kinds.some((kind) => kinds.includes(kind)))
    .flatMap(({ needs, run }) => {
      const needed = new Set(needs);
      return run(
        records.filter(({ type }) => needed.has(type)),
        since,
      );
    })
    .filter(({ kind }) => kinds.includes(kind));
