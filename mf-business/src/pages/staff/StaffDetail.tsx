import { STAFF_KEEPERS } from '@lichen/contracts/business/staff/staff-keepers';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { paths } from '@lichen/contracts/api/paths';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { Card, EmailText, Facts, useCodeLabels, useFormat, usePortal, useT, RecordButtons } from '@lichen/kit';
import { AccessCard } from '../../staff/AccessCard';
import { birthText } from '../../staff/birth';
import { EmploymentHistory } from '../../staff/EmploymentHistory';
import { fullName } from '@lichen/contracts/business/full-name';
import { RecordPage } from '../../shared/RecordPage';
import { PersonalDataCard } from '../../staff/PersonalDataCard';
import { StaffYear, StaffYearSelect } from '../../staff/StaffYear';
import type { Staff } from '../../staff/staff-columns';
import { WARNINGS } from '../../shared/warnings';
import '../../shared/business.css';

export default function StaffDetail() {
  const { may } = usePortal();
  const isAdmin = may(ADMIN);
  const isKeeper = may(STAFF_KEEPERS);
  return (
    <RecordPage
      entity={staffProfile}
      title="Staff member"
      nameOf={fullName}
      back={{ to: () => paths.staff, label: 'Staff' }}
      context={({ role, location }: Staff) => [role, location?.name].filter(Boolean).join(' · ')}
      actions={(record) => (
        <>
          <StaffYearSelect />
          <RecordButtons
            entity={staffProfile}
            id={record._id}
            name={fullName(record)}
            edit={`${paths.staffMember(record._id)}/edit`}
            back={paths.staff}
            warning={WARNINGS.staff}
            mayEdit={isAdmin && record.erased_on === null}
          />
        </>
      )}
    >
      {(record) => (
        <>
          <StaffYear
            profileId={record._id}
            own={{
              ...(isAdmin ? { user_status: <Access person={record} /> } : {}),
              ...(isKeeper ? { employment_history: <History person={record} /> } : {}),
            }}
          />
          {!isKeeper && <About person={record} />}
        </>
      )}
    </RecordPage>
  );
}

const Access = ({ person }: { person: Staff }) => (
  <div className="biz-beside">
    <div>
      <AccessCard person={person} />
    </div>
    <div>
      <PersonalDataCard person={person} />
    </div>
  </div>
);

const History = ({ person }: { person: Staff }) => (
  <>
    <About person={person} />
    <EmploymentHistory person={person} />
  </>
);

const About = ({ person }: { person: Staff }) => (
  <div className="biz-cards">
    <Person person={person} />
    <Employment person={person} />
  </div>
);

function Person({ person }: { person: Staff }) {
  const t = useT();
  const { language } = usePortal();
  const gender = useCodeLabels('genders');
  const { fields } = staffProfile;
  return (
    <Card title={t('Person')}>
      <Facts
        facts={[
          { label: t(fields.email.label), value: person.email && <EmailText address={person.email} /> },
          { label: t(fields.location_id.label), value: person.location?.name },
          { label: t(fields.address.label), value: person.address },
          { label: t(fields.gender.label), value: gender(person.gender) },
          { label: t('Born'), value: birthText(person.birth_month, person.birth_year, language) },
        ]}
      />
    </Card>
  );
}

function Employment({ person }: { person: Staff }) {
  const t = useT();
  const format = useFormat();
  const state = useCodeLabels('employment_states');
  const { fields } = staffProfile;
  const { salary, salary_currency } = person;
  const isMoney = salary !== null && salary !== undefined;
  return (
    <Card title={t('Employment')}>
      <Facts
        facts={[
          { label: t(fields.employment_status.label), value: state(person.employment_status) },
          {
            label: t(fields.salary.label),
            value: isMoney && format.money({ currency: salary_currency, amount: salary }),
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
