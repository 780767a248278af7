import { electricityActivity } from '@lichen/contracts/activities/electricity.entity';
import { paths } from '@lichen/contracts/paths';
import { FiveStates, NoPermission, Page, usePortal, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { ElectricityForm } from '../parts/ElectricityForm';
import '../parts/activities.css';
import '../parts/calcs.css';

export default function ActivityEdit() {
  const t = useT();
  const { may } = usePortal();
  const { id = '' } = useParams();
  const stored = useRecord(electricityActivity, id);
  if (!may(electricityActivity.allow.update)) return <NoPermission />;
  return (
    <Page title={t('Edit electricity')} back={{ to: paths.activity(id), label: 'Activity' }}>
      <FiveStates of={stored}>{(record) => <ElectricityForm stored={record} />}</FiveStates>
    </Page>
  );
}
