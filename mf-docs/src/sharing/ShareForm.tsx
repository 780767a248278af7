import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { RecordPicker, TextField, useRecord, useT } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { Doc } from '../shared/documents';
import { Reach, useReach } from './Reach';
import { missingIn, newSharing, offeredMethods, type Sharing, type SharingErrors } from './sharing-form';
import { useShare } from './useShare';
import { WayFields } from './WayFields';

interface Props {
  record: Doc;
  shares: readonly RecordOf<typeof docShare>[];
  /** Id of the partner, where the page defines it; otherwise the user chooses one. */
  withPartner?: string;
  onShared?: () => void;
}

/** The state of the form. Choosing a contact fills in their email address and phone number. */
function useSharing(record: Doc, withPartner: string | null) {
  const start = () => newSharing(withPartner, record.contents !== null);
  const [sharing, setSharing] = useState<Sharing>(start);
  const change = (next: Partial<Sharing>) => setSharing((before) => ({ ...before, ...next }));
  const reach = useReach(sharing.partner_id ?? '', sharing.partner_id !== null);
  const contact = useRecord(partnerContact, sharing.contact_id).data;
  const methods = offeredMethods(reach?.methods ?? [], record);
  const [first] = methods;
  if (first && sharing.send_method === null) change({ send_method: first });
  const [filledFor, setFilledFor] = useState<string | null>(null);
  if (contact && contact._id === sharing.contact_id && contact._id !== filledFor) {
    setFilledFor(contact._id);
    const { email, country_code, number } = contact;
    change({ email: email ?? '', country_code: country_code ?? '', number: number ?? '' });
  }
  return { sharing, change, methods, contact, restart: () => setSharing(start()) };
}

/** Shares a document with a partner or one of their contacts: recipient, send method, parts, and what they will see. */
export function ShareForm({ record, shares, withPartner, onShared }: Props) {
  const t = useT();
  const { sharing, change, methods, contact, restart } = useSharing(record, withPartner ?? null);
  const [errors, setErrors] = useState<SharingErrors>({});
  const { share, isSharing } = useShare(record, shares);
  const { partner_id, with_file, with_data } = sharing;
  const enter = (next: Partial<Sharing>) => {
    const names = Object.keys(next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
    change(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingIn(sharing);
    setErrors(missing);
    if (Object.keys(missing).length > 0 || !(with_file || with_data)) return;
    const shared = await share(sharing, contact);
    if (!shared.ok) return setErrors(shared.errors);
    restart();
    onShared?.();
  };
  return (
    <form className="doc-share-form" aria-label={t('Share document')} noValidate onSubmit={(event) => void send(event)}>
      <h2>{withPartner === undefined ? t('Share document') : record.name}</h2>
      {withPartner === undefined && (
        <RecordPicker
          label="Partner"
          entity={partner}
          labelOf={({ name }) => name}
          value={partner_id}
          onChange={(next) => enter({ partner_id: next, contact_id: null, send_method: null })}
          required
          error={errors.partner_id}
        />
      )}
      {partner_id && methods.length > 0 && <WayFields {...{ sharing, errors, methods, contact }} change={enter} />}
      <Parts sharing={sharing} hasFile={record.contents !== null} change={enter} />
      <TextField
        label="Message"
        value={sharing.message}
        onChange={(next) => enter({ message: next ?? '' })}
        error={errors.message}
        long
      />
      {partner_id && <Seen sharing={sharing} partnerId={partner_id} />}
      <div>
        <Button
          type="primary"
          htmlType="submit"
          disabled={partner_id !== null && methods.length === 0}
          loading={isSharing && { delay: 200 }}
        >
          {t('Share')}
        </Button>
      </div>
    </form>
  );
}

function Seen({ sharing, partnerId }: { sharing: Sharing; partnerId: string }) {
  const t = useT();
  if (sharing.send_method === null) return null;
  if (sharing.send_method === 'partner') return <Reach partnerId={partnerId} />;
  return (
    <dl className="doc-reach">
      <dt>{t('Who')}</dt>
      <dd>
        {t(
          'Anyone who has the link can open this document without an account until the link expires or you recall it.',
        )}
      </dd>
      <dt>{t('Not shared')}</dt>
      <dd>{t('Your other documents, activities and CO₂e figures, and who else has it.')}</dd>
    </dl>
  );
}

interface PartsProps {
  sharing: Sharing;
  hasFile: boolean;
  change: (next: Partial<Sharing>) => void;
}

function Parts({ sharing: { with_file, with_data }, hasFile, change }: PartsProps) {
  const t = useT();
  return (
    <fieldset className="doc-share-parts">
      <legend>{t('What is shared')}</legend>
      <Checkbox
        checked={with_file}
        disabled={!hasFile}
        onChange={({ target }) => change({ with_file: target.checked })}
      >
        {t('The file')}
      </Checkbox>
      <Checkbox checked={with_data} onChange={({ target }) => change({ with_data: target.checked })}>
        {t('The data read from it')}
      </Checkbox>
      {!with_file && !with_data && <p role="alert">{t('Choose the file, the data, or both.')}</p>}
    </fieldset>
  );
}
