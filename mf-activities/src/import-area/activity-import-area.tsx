import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { FINDING_KINDS, type Finding, type FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import { paths } from '@lichen/contracts/api/paths';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { FindingWords, ImportArea } from '@lichen/kit/imports';
import { useFindingSentence } from '../checks/useFindingSentence';
import type { TypeForm } from '../types/shared/type-form';
import { WithTypeForm } from '../types/shared/WithTypeForm';
import { MISSING_RECORDS } from './missing-records';

/** A form shows its default unit, which the user can correct; an import asks for the unit unless the file states it. */
const startWithoutUnits = ({ start }: TypeForm) =>
  Object.fromEntries(Object.entries(start).filter(([name]) => !name.endsWith('units')));

const FINDINGS: FindingWords = {
  labelOf: (kind) => FINDING_KINDS[kind as FindingKind].label,
  useSentence: () => {
    const sentence = useFindingSentence();
    return (kind, params) => sentence({ kind: kind as FindingKind, params: params as Finding['params'] });
  },
};

/** The activities' part of the import pages. */
export const ACTIVITY_IMPORTS: ImportArea = {
  list: { to: paths.imports, label: 'Imports' },
  pageOf: paths.import,
  recordAt: paths.activity,
  titleOf: ({ activity }) => ACTIVITY_TYPES[activity as ActivityType],
  WithEntity: ({ name, children }) => (
    <WithTypeForm type={name}>
      {(form) => children(form && { entity: form.entity, start: startWithoutUnits(form) })}
    </WithTypeForm>
  ),
  records: PICKABLE_RECORDS as unknown as ImportArea['records'],
  missing: MISSING_RECORDS,
  emissions: true,
  findings: FINDINGS,
};
