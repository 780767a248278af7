import { emailAddress, newEmailAddress } from '@lichen/contracts/docs/emails/email.call';
import { asDataError, data, failureText, keys, useConfirm, useNotify, useT } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

/** Replaces the account's address after a confirmation, for example when outsiders have come to know it. */
export function NewAddress() {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const client = useQueryClient();
  const make = async () => {
    const text = t('Mail to the address you have now is refused from then on. Tell everybody who sends you documents.');
    if (!(await confirm({ title: 'New address', text, action: 'New address', dangerous: true }))) return;
    try {
      await data(newEmailAddress.name, { method: 'POST', body: {} });
      await client.invalidateQueries({ queryKey: keys.call(emailAddress.name, {}) });
      notify(t('You have a new address.'), 'good');
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
  return (
    <button type="button" className="doc-link" onClick={() => void make()}>
      {t('New address')}
    </button>
  );
}
