import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { STAFF_DEFAULTS, staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Language } from '@lichen/contracts/text/languages';
import { paths } from '@lichen/contracts/api/paths';
import { type Overrides, RecordForm, type Section, usePortal } from '@lichen/kit';
import { useMemo } from 'react';
import { birthMonths, birthYears } from './birth';

const LAYOUT: readonly Section[] = [
  { title: 'Person', fields: ['first_name', 'last_name', 'email', 'role', 'location_id', 'address'] },
  { title: 'About the person', columns: 3, fields: ['gender', 'birth_year', 'birth_month'] },
];

const BESIDE: readonly Section[] = [
  {
    title: 'Employment',
    columns: 1,
    fields: ['employment_status', 'salary', 'salary_currency', 'trainee_flag', 'covered_by_bargain_agreement'],
  },
];

const overridesOf = (
  stored: RecordOf<typeof staffProfile> | undefined,
  today: number,
  language: Language,
): Overrides => ({
  address: { wide: true },
  birth_year: { offers: birthYears(today) },
  birth_month: { offers: birthMonths(language) },
  email: stored?.email
    ? { disabled: true, hint: 'The email address cannot be changed' }
    : { hint: 'Required to invite this person' },
});

export function StaffForm({ stored }: { stored?: RecordOf<typeof staffProfile> }) {
  const { today, language } = usePortal();
  const latest = today();
  const overrides = useMemo(() => overridesOf(stored, latest, language), [stored, latest, language]);
  return (
    <RecordForm
      entity={staffProfile}
      stored={stored}
      initial={STAFF_DEFAULTS}
      layout={LAYOUT}
      pick={PICKABLE_RECORDS}
      beside={BESIDE}
      overrides={overrides}
      to={paths.staffMember}
      list={paths.staff}
    />
  );
}
