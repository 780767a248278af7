import { partner } from '@lichen/contracts/compliance/partner.entity';
import { isSameName } from '@lichen/contracts/formats/fold';
import {
  ActionButton,
  type FieldAction,
  type FormApi,
  type Overrides,
  type Translate,
  useFormValue,
  usePortal,
  useRecords,
  useSave,
  type Values,
  failureText,
} from '@lichen/kit';
import { useState } from 'react';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { CUSTOMERS } from '../types/shared/partner-filters';
import type { TypeForm } from '../types/shared/type-form';

const MOST = 50;

/** Returns the customer name in the document of an activity. */
const nameIn = ({ extracted_customer: name }: Values): string => String(name ?? '').trim();

/** Adds a hint to an empty partner field: the customer name in the document, with a button that uses it. */
export function namedPartner({ partnerNamedIn }: TypeForm, values: Values, t: Translate): Overrides {
  if (!partnerNamedIn || values['partner_id'] || nameIn(values) === '') return {};
  return { partner_id: { hint: `${t('Customer name in the document')}: ${nameIn(values)}`, below: NamedPartner } };
}

/** Offers the partner with the name in the document, or creates a new one. */
function NamedPartner({ form }: { form: FormApi }) {
  const { may } = usePortal();
  const { create, isSaving } = useSave(partner);
  const [error, setError] = useState<string | null>(null);
  const name = useFormValue(nameIn);
  const found = useRecords(partner, { search: name, limit: MOST });
  const known = found.data?.list.find((each) => isSameName(each.name, name));
  if (!found.isSuccess || found.isPlaceholderData || !(known || may(partner.allow.create))) return null;

  const add = async ({ set }: FormApi) => {
    setError(null);
    const outcome = await create(PICKABLE_RECORDS.partners.quickAdd.draft(name, CUSTOMERS));
    if (outcome.state === 'saved') set({ partner_id: outcome.record._id });
    if (outcome.state === 'failed') setError(outcome.error.errors['name'] ?? failureText(outcome.error));
  };
  const choose = ({ set }: FormApi) => set({ partner_id: known?._id ?? null });
  const action: FieldAction = known
    ? { label: 'Choose this customer', run: choose, isRunning: false, error: null }
    : { label: PICKABLE_RECORDS.partners.quickAdd.label, run: (open) => void add(open), isRunning: isSaving, error };
  return <ActionButton action={action} form={form} />;
}
