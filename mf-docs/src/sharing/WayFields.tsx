import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { SEND_METHODS } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { ChoiceField, RecordPicker, TextField, useT } from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';
import { isByPhone, type SendMethod, type Sharing, type SharingErrors } from './sharing-form';

type Contact = RecordOf<typeof partnerContact>;

/** Offered lifetimes of a link, in days. */
const DAYS = { 7: '7 days', 30: '30 days', 90: '90 days' } as const;

export const contactName = ({ first_name, last_name, role }: Contact): string =>
  [[first_name, last_name].filter(Boolean).join(' '), role].filter(Boolean).join(', ');

interface Props {
  sharing: Sharing;
  errors: SharingErrors;
  change: (next: Partial<Sharing>) => void;
  /** Available send methods. */
  methods: readonly SendMethod[];
  contact: Contact | undefined;
}

/** Asks for the send method and the details that it requires. */
export function WayFields({ sharing, errors, change, methods, contact }: Props) {
  const { send_method, partner_id } = sharing;
  const isLink = send_method !== null && send_method !== 'partner';
  return (
    <>
      <ChoiceField
        label="Send by"
        options={methods}
        words={SEND_METHODS}
        value={send_method}
        onChange={(next) => change({ send_method: next as SendMethod | null })}
        required
        error={errors.send_method}
      />
      <RecordPicker
        key={partner_id}
        label="Contact"
        entity={partnerContact}
        where={{ partner_id }}
        labelOf={contactName}
        value={sharing.contact_id}
        onChange={(contact_id) => change({ contact_id })}
        required={isLink}
        error={errors.contact_id}
      />
      {send_method === 'email' && (
        <TextField
          label="Email"
          value={sharing.email}
          onChange={(next) => change({ email: next ?? '' })}
          required
          error={errors.email}
        />
      )}
      {isByPhone(send_method) && <NumberFields {...{ sharing, errors, change, contact }} />}
      {isLink && (
        <ChoiceField
          label="The link opens for"
          options={Object.keys(DAYS)}
          words={DAYS}
          value={sharing.days}
          onChange={(days) => change({ days: days ?? '30' })}
          required
        />
      )}
    </>
  );
}

function NumberFields({ sharing, errors, change, contact }: Omit<Props, 'methods'>) {
  const t = useT();
  return (
    <>
      <div className="doc-share-number">
        <TextField
          label="Country code"
          value={sharing.country_code}
          onChange={(next) => change({ country_code: next ?? '' })}
          required
          error={errors.country_code}
        />
        <TextField
          label="Phone number"
          value={sharing.number}
          onChange={(next) => change({ number: next ?? '' })}
          required
          error={errors.number}
        />
      </div>
      {contact && !contact.number && (
        <Checkbox
          checked={sharing.is_number_kept}
          onChange={({ target }) => change({ is_number_kept: target.checked })}
        >
          {t('Save this number for {person}', { person: contactName(contact) })}
        </Checkbox>
      )}
    </>
  );
}
