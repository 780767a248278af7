import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { paths } from '@lichen/contracts/api/paths';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { usePortal, useT } from '@lichen/kit';
import { useMemo } from 'react';
import { ListPage } from '../../shared/ListPage';
import { SupportVideo } from '../../shared/SupportVideo';
import { fullName } from '@lichen/contracts/business/full-name';
import { staffColumns } from '../../staff/staff-columns';

/** Only administrators see the column with the user status. */
export default function StaffList() {
  const t = useT();
  const isAdmin = usePortal().may(ADMIN);
  const columns = useMemo(() => staffColumns(t).filter(({ key }) => key !== 'status' || isAdmin), [t, isAdmin]);
  return (
    <ListPage
      entity={staffProfile}
      name="profiles"
      title="Staff"
      columns={columns}
      nameOf={fullName}
      to={paths.staffMember}
      addTo={`${paths.staff}/new`}
      addLabel="Add staff"
      more={<SupportVideo id="add_staff" />}
    />
  );
}
