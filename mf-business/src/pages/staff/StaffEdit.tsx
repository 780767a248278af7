import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { paths } from '@lichen/contracts/api/paths';
import { fullName } from '@lichen/contracts/business/full-name';
import { RecordPage } from '../../shared/RecordPage';
import { StaffForm } from '../../staff/StaffForm';

export default function StaffEdit() {
  return (
    <RecordPage
      entity={staffProfile}
      title="Edit staff member"
      nameOf={fullName}
      back={{ to: paths.staffMember, label: 'Staff member' }}
    >
      {(record) => <StaffForm stored={record} />}
    </RecordPage>
  );
}
