import { partner } from '@lichen/contracts/compliance/partner.entity';
import {
  type FieldAction,
  type FieldOverrides,
  type FormApi,
  usePortal,
  useRecords,
  useSave,
  useT,
  type Values,
} from '@lichen/kit';
import { useState } from 'react';
import { CUSTOMERS, PICK } from '../types/pickable';
import type { TypeForm } from '../types/type-form';

const SAME = { sensitivity: 'accent' } as const;
const MOST = 50;

/** A partner that a document names and nobody has chosen yet: the one of that name is offered, or a new one. */
export function useNamedPartner(
  { partnerNamedIn }: TypeForm,
  values: Values,
): Readonly<Record<string, FieldOverrides>> {
  const t = useT();
  const { may } = usePortal();
  const { create, isSaving } = useSave(partner);
  const [error, setError] = useState<string | null>(null);
  const name = partnerNamedIn ? String(values[partnerNamedIn] ?? '').trim() : '';
  const isAsked = name !== '' && !values['partner_id'];
  const found = useRecords(partner, { search: name, limit: MOST }, { enabled: isAsked });
  if (!isAsked || !partnerNamedIn) return {};
  const known = found.data?.list.find((each) => each.name.localeCompare(name, undefined, SAME) === 0);

  const add = async (hand: FormApi) => {
    setError(null);
    const outcome = await create(PICK.partners.quickAdd.draft(name, CUSTOMERS));
    if (outcome.state === 'saved') hand.set({ partner_id: outcome.record._id });
    if (outcome.state === 'failed') setError(outcome.error.errors['name'] ?? outcome.error.message);
  };
  const choose = (hand: FormApi) => hand.set({ partner_id: known?._id ?? null });
  const action: FieldAction = known
    ? { label: 'Choose this customer', run: choose, isRunning: false, error: null }
    : { label: PICK.partners.quickAdd.label, run: (hand) => void add(hand), isRunning: isSaving, error };
  const isOffered = found.isSuccess && !found.isPlaceholderData && (known || may(partner.allow.create));
  const hint = `${t('Customer name in the document')}: ${name}`;
  return { partner_id: { hint, ...(isOffered ? { action } : {}) } };
}
