import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { paths } from '@lichen/contracts/api/paths';
import { QueryStates, NoPermission, Page, usePortal, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { OwnFactorForm } from '../factors/OwnFactorForm';

export default function OwnFactorEdit() {
  const t = useT();
  const { may } = usePortal();
  const { id = '' } = useParams();
  const found = useRecord(ownFactor, id);
  if (!may(ownFactor.allow.update)) return <NoPermission who={ownFactor.allow.update} />;
  return (
    <Page
      title={found.data?.name ?? t('Custom factor')}
      context={t('Existing calculations do not change. Changes apply to saved activities at the next recalculation.')}
      back={{ to: paths.ownFactors, label: 'Custom factors' }}
    >
      <QueryStates of={found}>{(record) => <OwnFactorForm stored={record} />}</QueryStates>
    </Page>
  );
}
