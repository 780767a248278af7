import { STAFF_KEEPERS } from '@lichen/contracts/business/staff/staff-keepers';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { paths } from '@lichen/contracts/api/paths';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { RecordButtons, usePortal } from '@lichen/kit';
import { AboutPerson } from '../../staff/AboutPerson';
import { AccessCard } from '../../staff/AccessCard';
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
          {!isKeeper && <AboutPerson person={record} />}
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
    <AboutPerson person={person} />
    <EmploymentHistory person={person} />
  </>
);
