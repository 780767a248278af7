import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { paths } from '@lichen/contracts/api/paths';
import { NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { OwnFactorForm } from '../factors/OwnFactorForm';

export default function OwnFactorNew() {
  const t = useT();
  const { may } = usePortal();
  if (!may(ownFactor.allow.create)) return <NoPermission who={ownFactor.allow.create} />;
  return (
    <Page title={t('Add custom factor')} back={{ to: paths.ownFactors, label: 'Custom factors' }}>
      <OwnFactorForm />
    </Page>
  );
}
