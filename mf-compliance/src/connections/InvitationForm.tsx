import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { isLanguage, type Language, LANGUAGE_NAMES, LANGUAGES } from '@lichen/contracts/text/languages';
import { ChoiceField, TextField, useAction, usePortal, useRecords, useT, useNotify } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';

interface Props {
  partner: RecordOf<typeof partner>;
  onSent: () => void;
}

/** Suggests the address of the last invitation, or of the first contact that has one. */
function useAddress({ _id, invite_email }: Props['partner']) {
  const contacts = useRecords(partnerContact, { partner_id: _id, limit: 100 });
  const [typed, setTyped] = useState<string | null>(null);
  const known = invite_email ?? contacts.data?.list.find(({ email }) => email)?.email ?? '';
  return [typed ?? known, setTyped] as const;
}

/** Form that invites the partner's company by email. */
export function InvitationForm({ partner: one, onSent }: Props) {
  const t = useT();
  const notify = useNotify();
  const { language } = usePortal();
  const [email, setEmail] = useAddress(one);
  const [lang, setLang] = useState<Language>(one.invite_lang ?? language);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const invite = useAction(partner, 'invite');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const outcome = await invite.run(one, { email, lang });
    if (outcome.state !== 'failed') {
      notify(t('Invitation sent to {email}', { email }));
      return onSent();
    }
    const { errors: fields, message } = outcome.error;
    setErrors(fields ?? {});
    if (!fields?.['email']) notify(t(message), 'bad');
  };

  return (
    <form className="vc-invite vc-after-facts" onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label="Email"
        required
        value={email}
        error={errors['email']}
        hint="The person responsible at the company. The email contains a link and the connection code."
        onChange={(next) => setEmail(next ?? '')}
      />
      <ChoiceField
        label="Language of the invitation"
        required
        value={lang}
        options={LANGUAGES}
        words={LANGUAGE_NAMES}
        onChange={(next) => isLanguage(next) && setLang(next)}
      />
      <Button type="primary" htmlType="submit" loading={invite.isRunning}>
        {t(partner.actions.invite.label)}
      </Button>
    </form>
  );
}
