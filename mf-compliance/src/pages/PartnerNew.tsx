import { Page, useT } from '@lichen/kit';
import { PartnerForm } from '../partners/PartnerForm';
import { useValueChain } from '../partners/useValueChain';

export default function PartnerNew() {
  const t = useT();
  const chain = useValueChain();
  return (
    <Page title={t('Add partner')} back={{ to: chain.list, label: 'Value chain' }}>
      <PartnerForm />
    </Page>
  );
}
