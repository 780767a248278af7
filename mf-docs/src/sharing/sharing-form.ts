import { mayEmail } from '@lichen/contracts/docs/sharing/may-share';
import type { SEND_METHODS } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { TEXTS } from '@lichen/contracts/text/texts';

export type SendMethod = keyof typeof SEND_METHODS;

/** The values of the sharing form, for every send method. */
export interface Sharing {
  readonly partner_id: string | null;
  readonly contact_id: string | null;
  readonly send_method: SendMethod | null;
  readonly email: string;
  readonly country_code: string;
  readonly number: string;
  readonly message: string;
  readonly with_file: boolean;
  readonly with_data: boolean;
  readonly days: string;
  /** True to store the number with a contact who has none. */
  readonly is_number_kept: boolean;
}

export const newSharing = (partner_id: string | null, hasFile: boolean): Sharing => ({
  ...{ partner_id, contact_id: null, send_method: null, email: '', country_code: '', number: '', message: '' },
  ...{ with_file: hasFile, with_data: true, days: '30', is_number_kept: true },
});

/** Returns the send methods that a document allows. */
export const offeredMethods = (methods: readonly SendMethod[], document: { doc_ids: readonly string[] | null }) =>
  methods.filter((method) => method !== 'email' || mayEmail(document));

export const isByPhone = (method: SendMethod | null): method is 'whatsapp' | 'sms' =>
  method === 'whatsapp' || method === 'sms';

/** Returns the fields that the send method requires. */
function neededBy({ send_method }: Sharing): readonly (keyof Sharing)[] {
  const always = ['partner_id', 'send_method'] as const;
  if (send_method === 'email') return [...always, 'contact_id', 'email'];
  if (isByPhone(send_method)) return [...always, 'contact_id', 'country_code', 'number'];
  return always;
}

export type SharingErrors = Readonly<Partial<Record<keyof Sharing, string>>>;

/** Returns an error for each required field that is empty. */
export function missingIn(sharing: Sharing): SharingErrors {
  const empty = neededBy(sharing).filter((name) => !String(sharing[name] ?? '').trim());
  return Object.fromEntries(empty.map((name) => [name, TEXTS.required]));
}

const partsOf = ({ with_file, with_data, message }: Sharing) => ({
  ...{ with_file, with_data },
  ...(message.trim() ? { message } : {}),
});

/** Returns the input of the action that shares in the portal. */
export const portalInput = (sharing: Sharing) => ({
  ...partsOf(sharing),
  ...(sharing.contact_id ? { contact_id: sharing.contact_id } : {}),
});

/** Returns the body of the call that sends a link. */
export function linkInput(sharing: Sharing, doc_id: string): Readonly<Record<string, unknown>> {
  const { partner_id, contact_id, send_method, email, country_code, number, days } = sharing;
  const to = { doc_id, partner_id, contact_id, ...partsOf(sharing), days: Number(days) };
  return send_method === 'email' ? { ...to, email } : { ...to, channel: send_method, country_code, number };
}
