import { Page, useT } from '@lichen/kit';
import { PartnerForm } from '../parts/PartnerForm';
import { useValueChain } from '../parts/useValueChain';

export default function PartnerNew() {
  const t = useT();
  const chain = useValueChain();
  return (
    <Page title={t('Add partner')} back={{ to: chain.list, label: 'Value chain' }}>
      <PartnerForm />
    </Page>
  );
}
