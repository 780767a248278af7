import { type StaffFacts, staffFacts } from '@lichen/contracts/activities/list/staff-facts.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { paths } from '@lichen/contracts/api/paths';
import { yearOf } from '@lichen/contracts/formats/days';
import { EmptyState, QueryStates, Page, useCall, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { StaffYear, StaffYearSelect } from '../../staff/StaffYear';
import '../../shared/business.css';

/** The staff page of the signed-in user. */
export default function Member() {
  const t = useT();
  const { user, today } = usePortal();
  const year = yearOf(today());
  const found = useCall<StaffFacts>(staffFacts, { year });
  return (
    <Page
      title={`${user.first_name} ${user.last_name}`.trim() || user.email}
      context={t('Your page')}
      actions={found.data?.profile_id && <StaffYearSelect />}
    >
      <QueryStates of={found}>
        {({ profile_id }) =>
          profile_id === null ? (
            <EmptyState
              text={t('You are not on the staff list yet. An administrator can add you.')}
              action={<AddStaff />}
            />
          ) : (
            <StaffYear profileId={profile_id} />
          )
        }
      </QueryStates>
    </Page>
  );
}

function AddStaff() {
  const t = useT();
  const navigate = useNavigate();
  const { may } = usePortal();
  if (!may(staffProfile.allow.create)) return null;
  return (
    <Button type="primary" onClick={() => navigate(`${paths.staff}/new`)}>
      {t('Add staff')}
    </Button>
  );
}
