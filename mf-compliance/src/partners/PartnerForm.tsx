import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Overrides, RecordForm } from '@lichen/kit';
import { useMemo } from 'react';
import { usePartnerOffers } from './usePartnerOffers';
import { useValueChain } from './useValueChain';

const LAYOUT = [
  { title: 'Partner', fields: ['name', 'customer_ref', 'partner_roles', 'custom_category', 'currency', 'share_news'] },
];
const START = { share_news: false };

/** Form for a new or existing partner. */
export function PartnerForm({ stored }: { stored?: RecordOf<typeof partner> }) {
  const chain = useValueChain();
  const { roles, groups } = usePartnerOffers();
  const overrides = useMemo<Overrides>(
    () => ({
      customer_ref: { hint: 'Your account number with this partner, or theirs with you' },
      partner_roles: { offers: roles },
      custom_category: { offers: groups },
      currency: { hint: 'Default currency of its annual returns' },
      share_news: { hint: 'Once connected, this partner can read your published stories' },
    }),
    [roles, groups],
  );
  return (
    <RecordForm
      entity={partner}
      stored={stored}
      initial={START}
      layout={LAYOUT}
      overrides={overrides}
      to={chain.partner}
      list={chain.list}
      added="Partner added"
    />
  );
}
