import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { shareByEmail, shareByText } from '@lichen/contracts/docs/sharing/send.call';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { asDataError, data, failureText, useAction, useNotify, useSave, useSingleFlight, useT } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';
import { useState } from 'react';
import type { Doc } from '../shared/documents';
import { isByPhone, linkInput, portalInput, type Sharing, type SharingErrors } from './sharing-form';

type Share = RecordOf<typeof docShare>;
type Contact = RecordOf<typeof partnerContact>;

/** Result of sharing a document, and the errors by field where it was not shared. */
export type Shared = { readonly ok: true } | { readonly ok: false; readonly errors: SharingErrors };

const FAILED: Shared = { ok: false, errors: {} };

/** Returns an idempotency key for one delivery, so that a retry after a lost answer does not send it twice. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16)).join('');

/** Sends a contact a link to a document, and stores the phone number with the contact where requested. */
function useSendLink(record: Doc) {
  const t = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const contacts = useSave(partnerContact);
  const [name, setName] = useState(newName);
  return async (sharing: Sharing, contact: Contact | undefined): Promise<Shared> => {
    const call = sharing.send_method === 'email' ? shareByEmail : shareByText;
    try {
      await data(call.name, { method: 'POST', body: linkInput(sharing, record._id), idempotencyKey: name });
    } catch (error) {
      const failure = asDataError(error);
      notify(failureText(failure), 'bad');
      if (failure.message === CALL_TEXTS.savedBefore) setName(newName());
      return { ok: false, errors: (failure.errors ?? {}) as SharingErrors };
    }
    setName(newName());
    for (const { name: changed } of [sentDoc, docLink]) void client.invalidateQueries({ queryKey: [changed] });
    const { country_code, number, is_number_kept } = sharing;
    if (contact && isByPhone(sharing.send_method) && !contact.number && is_number_kept)
      await contacts.update(contact, { country_code, number });
    notify(t('Sent to {person}', { person: contact?.first_name ?? '' }), 'good');
    return { ok: true };
  };
}

/** Shares a document with a partner by the existing share or a new one, or sends a contact a link. */
export function useShare(record: Doc, shares: readonly Share[]) {
  const t = useT();
  const notify = useNotify();
  const { create } = useSave(docShare);
  const sharing = useAction(docShare, 'share');
  const sendLink = useSendLink(record);
  const { run, isRunning } = useSingleFlight<Shared>();

  const shareOf = async (partner_id: string) => {
    const known = shares.find((share) => share.partner_id === partner_id);
    return known ? ({ state: 'saved', record: known } as const) : create({ partner_id, doc_id: record._id });
  };

  const inPortal = async (entered: Sharing, partner_id: string): Promise<Shared> => {
    const made = await shareOf(partner_id);
    const outcome = made.state === 'saved' ? await sharing.run(made.record, portalInput(entered)) : made;
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    if (outcome.state !== 'saved') return FAILED;
    notify(t('Shared with {partner}', { partner: outcome.record.partner_name }), 'good');
    return { ok: true };
  };

  const share = (entered: Sharing, contact: Contact | undefined): Promise<Shared> =>
    run(async () => {
      const { partner_id, send_method } = entered;
      if (partner_id === null) return FAILED;
      return send_method === 'partner' ? inPortal(entered, partner_id) : sendLink(entered, contact);
    });
  return { share, isSharing: isRunning };
}
