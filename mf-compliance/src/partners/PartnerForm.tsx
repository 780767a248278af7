import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type FieldOverrides, SchemaForm, useSave, useT, useNotify } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { usePartnerOffers } from './usePartnerOffers';
import { useValueChain } from './useValueChain';

type Partner = RecordOf<typeof partner>;

const LAYOUT = [
  { title: 'Partner', fields: ['name', 'customer_ref', 'partner_roles', 'custom_category', 'currency', 'share_news'] },
];
const START = { share_news: false };

/** One form for a new partner and for a stored one. */
export function PartnerForm({ stored }: { stored?: Partner }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const chain = useValueChain();
  const { create, update } = useSave(partner);
  const { roles, groups } = usePartnerOffers();
  const overrides = useMemo<Record<string, FieldOverrides>>(
    () => ({
      customer_ref: { hint: 'Your account number with this partner, or theirs with you' },
      partner_roles: { offers: roles },
      custom_category: { offers: groups },
      currency: { hint: 'What its annual returns are in, unless they say otherwise' },
      share_news: { hint: 'Once connected, this partner can read your published stories' },
    }),
    [roles, groups],
  );
  return (
    <SchemaForm
      entity={partner}
      stored={stored}
      initial={START}
      layout={LAYOUT}
      overrides={overrides}
      submitLabel={stored ? 'Update' : 'Add'}
      onSubmit={(values, began) => (began ? update(began, values) : create(values))}
      onCancel={() => navigate(stored ? chain.partner(stored._id) : chain.list)}
      onSaved={(saved) => {
        notify(t(stored ? 'Saved' : 'Partner added'));
        navigate(chain.partner((saved as Partner)._id));
      }}
    />
  );
}
