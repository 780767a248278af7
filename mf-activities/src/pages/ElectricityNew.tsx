import { electricityActivity } from '@lichen/contracts/activities/electricity.entity';
import { paths } from '@lichen/contracts/paths';
import { NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { ElectricityForm } from '../parts/ElectricityForm';
import '../parts/activities.css';
import '../parts/calcs.css';

export default function ElectricityNew() {
  const t = useT();
  const { may } = usePortal();
  if (!may(electricityActivity.allow.create)) return <NoPermission />;
  return (
    <Page title={t('Add electricity')} back={{ to: paths.activities(), label: 'Activities' }}>
      <ElectricityForm />
    </Page>
  );
}
