import { paths } from '@lichen/contracts/api/paths';
import { Page, useT } from '@lichen/kit';
import { StaffForm } from '../../staff/StaffForm';

export default function StaffNew() {
  const t = useT();
  return (
    <Page title={t('Add staff')} back={{ to: paths.staff, label: 'Staff' }}>
      <StaffForm />
    </Page>
  );
}
