import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { RecordPicker, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { Talk } from './talk';

interface Props {
  partnerId?: string | undefined;
  onChosen: (talk: Talk) => void;
  onClose: () => void;
}

/** Dialog that chooses a partner and a contact to write to. */
export function NewChat({ partnerId, onChosen, onClose }: Props) {
  const t = useT();
  const [of, setOf] = useState<string | null>(partnerId ?? null);
  const [to, setTo] = useState<string | null>(null);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (of !== null && to !== null) onChosen({ partner_id: of, to });
  };
  return (
    <Modal open title={t('New conversation')} footer={null} onCancel={onClose} destroyOnHidden>
      <form className="cp-form" noValidate onSubmit={choose}>
        {!partnerId && (
          <RecordPicker
            label="Partner"
            required
            entity={partner}
            labelOf={({ name }) => name}
            value={of}
            onChange={(next) => {
              setOf(next);
              setTo(null);
            }}
          />
        )}
        {of !== null && (
          <RecordPicker
            label="Contact"
            required
            hint="Contacts are added on the page of the partner."
            entity={partnerContact}
            labelOf={({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' ')}
            where={{ partner_id: of }}
            value={to}
            onChange={setTo}
          />
        )}
        <div className="cp-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={to === null}>
            {t('Open conversation')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
