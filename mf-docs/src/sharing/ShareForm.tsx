import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { RecordPicker, TextField, useT } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { Doc } from '../shared/documents';
import { Reach } from './Reach';
import { useShare } from './useShare';

interface Props {
  record: Doc;
  shares: readonly RecordOf<typeof docShare>[];
  /** The partner, where the page says whom it is shared with; else one is chosen. */
  withPartner?: string;
  onShared?: () => void;
}

const contactName = ({ first_name, last_name, role }: RecordOf<typeof partnerContact>): string =>
  [[first_name, last_name].filter(Boolean).join(' '), role].filter(Boolean).join(', ');

/** Shares a document with a connected partner: whom, which parts, and what they will see. */
export function ShareForm({ record, shares, withPartner, onShared }: Props) {
  const t = useT();
  const [partnerId, setPartnerId] = useState<string | null>(withPartner ?? null);
  const [contactId, setContactId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [withFile, setWithFile] = useState(record.contents !== null);
  const [withData, setWithData] = useState(true);
  const [isTried, setTried] = useState(false);
  const { share, isSharing } = useShare(record, shares);
  const choosePartner = (id: string | null) => {
    setPartnerId(id);
    setContactId(null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!partnerId || !(withFile || withData)) return;
    const parts = { with_file: withFile, with_data: withData };
    const said = { ...(contactId ? { contact_id: contactId } : {}), ...(message.trim() ? { message } : {}) };
    if (!(await share(partnerId, { ...parts, ...said }))) return;
    choosePartner(withPartner ?? null);
    setMessage('');
    setTried(false);
    onShared?.();
  };
  return (
    <form className="doc-share-form" aria-label={t('Share document')} noValidate onSubmit={(event) => void send(event)}>
      <h2>{withPartner === undefined ? t('Share document') : record.name}</h2>
      {withPartner === undefined && (
        <RecordPicker
          label="Partner"
          entity={partner}
          where={{ connected: true }}
          labelOf={({ name }) => name}
          value={partnerId}
          onChange={choosePartner}
          required
          hint="Only connected partners are offered."
          error={isTried && !partnerId ? TEXTS.required : undefined}
        />
      )}
      {partnerId && (
        <RecordPicker
          key={partnerId}
          label="Contact"
          entity={partnerContact}
          where={{ partner_id: partnerId }}
          labelOf={contactName}
          value={contactId}
          onChange={setContactId}
        />
      )}
      <fieldset className="doc-share-parts">
        <legend>{t('What is shared')}</legend>
        <Checkbox
          checked={withFile}
          disabled={record.contents === null}
          onChange={({ target }) => setWithFile(target.checked)}
        >
          {t('The file')}
        </Checkbox>
        <Checkbox checked={withData} onChange={({ target }) => setWithData(target.checked)}>
          {t('The data read from it')}
        </Checkbox>
        {!withFile && !withData && <p role="alert">{t('Choose the file, the data, or both.')}</p>}
      </fieldset>
      <TextField label="Message" value={message} onChange={(next) => setMessage(next ?? '')} long />
      {partnerId && <Reach partnerId={partnerId} />}
      <div>
        <Button type="primary" htmlType="submit" loading={isSharing && { delay: 200 }}>
          {t('Share')}
        </Button>
      </div>
    </form>
  );
}
