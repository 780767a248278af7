import { ACTIVITY_TYPES, type ActivityType, facetsOf } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/api/paths';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { yearOf } from '@lichen/contracts/formats/days';
import type { ImportKind } from '../../../platform/imports/import-kind';
import type { CheckSources } from '../checks/check-subject.query';
import { calculatedSubject } from '../checks/figures/missing-figure';
import { identityOf } from '../types/shared/identity';
import { typeOf } from '../types/type-of';
import { existingActivities } from './existing-activities.query';
import { expectReasonForRows } from './import-reason.query';
import { rowFindings } from './row-findings.query';
import { fingerprintsOf } from './row-fingerprints.rules';

type Plain = Readonly<Record<string, unknown>>;

const MEASURED = ['scope1_ug', 'scope2_ug', 'scope3_ug'] as const;

/** Returns the first and last year of an activity. */
function yearsOf(type: ActivityType, entered: Plain) {
  const { from: first, to: last } = typeOf(type).period ?? { from: 'from', to: 'to' };
  const year = (day: unknown) => (typeof day === 'number' ? yearOf(day) : null);
  const first_year = year(entered[first]);
  return { first_year, last_year: year(entered[last]) ?? first_year };
}

/** Returns the emissions of a record; null if its figure is missing, as 0 would mean no emissions. */
function emissionsOf(record: Plain): number | null {
  const total = MEASURED.reduce((sum, name) => sum + ((record[name] as number | null) ?? 0), 0);
  return total === 0 && record['invalid'] ? null : total;
}

/** Returns the import of every activity type. */
export const activityImports = (sources: CheckSources): ImportKind[] =>
  [...sources.types.values()].map((served) => {
    const { entity } = served;
    const type = entity.name as ActivityType;
    return {
      served,
      title: ACTIVITY_TYPES[type],
      starts: facetsOf(type).sheetStart ?? {},
      records: PICKABLE_RECORDS,
      pageOf: paths.import,
      currency: async (read, companyId) => (await read(companyProfile).find(companyId))?.reporting_currency,
      identity: {
        of: (record) => identityOf(type, record),
        existing: (read, records, claimedAmong) => existingActivities(read, entity, records, claimedAmong),
        signs: (record) => fingerprintsOf(type, record),
      },
      yearsOf: (record) => yearsOf(type, record),
      emissionsOf,
      checks: {
        subjectOf: (id, record) => calculatedSubject(type, id, record),
        findings: rowFindings(sources),
      },
      expectReason: expectReasonForRows,
    };
  });
