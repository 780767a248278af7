import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { Card, Facts, useCodeLabels, useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import type { Staff } from './staff-columns';

/** Returns the open employment record of a person, for those who may read them; undefined without one. */
function useOpenEmployment({ _id: profile_id }: Staff) {
  const enabled = usePortal().may(employmentRecord.allow.list);
  const all = useRecords(employmentRecord, { profile_id, limit: 100 }, { enabled });
  return all.data?.list.find(({ state }) => state === 'open');
}

/** A person's terms of work, with the hourly pay of the open employment record. */
export function EmploymentCard({ person }: { person: Staff }) {
  const t = useT();
  const format = useFormat();
  const state = useCodeLabels('employment_states');
  const open = useOpenEmployment(person);
  const { fields } = staffProfile;
  const money = (amount: number | null | undefined, currency: string) =>
    amount === null || amount === undefined ? null : format.money({ currency, amount });
  return (
    <Card title={t('Employment')}>
      <Facts
        facts={[
          { label: t(fields.employment_status.label), value: state(person.employment_status) },
          { label: t(fields.salary.label), value: money(person.salary, person.salary_currency) },
          {
            label: t(employmentRecord.fields.hourly_pay.label),
            value: open && money(open.hourly_pay, open.salary_currency),
          },
          { label: t(fields.trainee_flag.label), value: t(person.trainee_flag ? 'Yes' : 'No') },
          {
            label: t(fields.covered_by_bargain_agreement.label),
            value: t(person.covered_by_bargain_agreement ? 'Yes' : 'No'),
          },
        ]}
      />
    </Card>
  );
}
