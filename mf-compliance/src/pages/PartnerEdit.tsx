import { partner } from '@lichen/contracts/compliance/partner.entity';
import { QueryStates, Page, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { PartnerForm } from '../partners/PartnerForm';
import { useValueChain } from '../partners/useValueChain';

export default function PartnerEdit() {
  const t = useT();
  const { id = '' } = useParams();
  const chain = useValueChain();
  const stored = useRecord(partner, id);
  return (
    <Page title={stored.data?.name ?? t('Edit partner')} back={{ to: chain.partner(id), label: 'Partner' }}>
      <QueryStates of={stored}>{(record) => <PartnerForm stored={record} />}</QueryStates>
    </Page>
  );
}
