import { type EmailAddress, emailAddress, newEmailAddress } from '@lichen/contracts/docs/emails/email.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, useNotify, usePortal, useT } from '@lichen/kit';
import { NewAddress } from './NewAddress';
import { Shape } from '../shared/Shape';

/** Reads the address to which documents can be emailed; undefined until loaded. */
export const useMailAddress = (): EmailAddress | undefined =>
  useCall<RecordAnswer<EmailAddress>>(emailAddress, {}).data?.obj;

/** Shows the account's address after some words, with a button that copies it; nothing where no mail is accepted. */
export function MailAddress({ before }: { before: string }) {
  const t = useT();
  const notify = useNotify();
  const { may } = usePortal();
  const address = useMailAddress()?.address;
  if (!address) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify(t('Copied to clipboard!'), 'good');
    } catch {
      notify(t('The address could not be copied. Select it and copy it yourself.'), 'bad');
    }
  };
  return (
    <p className="doc-mail-address">
      <Shape name="mail" size={18} />
      <span>
        {before} <strong className="doc-letters">{address}</strong>
      </span>
      <button type="button" className="doc-link" aria-label={t('Copy the address')} onClick={() => void copy()}>
        {t('Copy')}
      </button>
      {may(newEmailAddress.allow) && <NewAddress />}
    </p>
  );
}
