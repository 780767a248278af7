import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, type Column, DataTable, EmailText, usePortal, useRecords, useT, useTableView } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { RecordDialog } from '../shared/RecordDialog';

type Contact = RecordOf<typeof partnerContact>;

const nameOf = ({ first_name, last_name }: Contact) => [first_name, last_name].filter(Boolean).join(' ');
const phoneOf = ({ country_code: code, number }: Contact) =>
  [code && `+${code.replace(/^\+/, '')}`, number].filter(Boolean).join(' ');

const COLUMNS: readonly Column<Contact>[] = [
  {
    key: 'name',
    title: 'Name',
    fixed: true,
    sort: 'first_name',
    card: 'title',
    text: nameOf,
    render: (row) => <span className="vc-name">{nameOf(row)}</span>,
  },
  { key: 'role', title: 'Role', text: ({ role }) => role ?? '', render: ({ role }) => role },
  {
    key: 'email',
    title: 'Email',
    text: ({ email }) => email ?? '',
    render: ({ email }) => <EmailText address={email} />,
  },
  { key: 'phone', title: 'Phone number', text: phoneOf, render: phoneOf },
];

const LAYOUT = [{ fields: ['first_name', 'last_name', 'role', 'email', 'country_code', 'number', 'message_by'] }];
const OVERRIDES = { country_code: { hint: 'For example 44 or 47' } };

/** List of the partner's contacts, with a dialog to add or edit one. */
export function PartnerContacts({ partnerId }: { partnerId: string }) {
  const t = useT();
  const { may } = usePortal();
  const view = useTableView('partner_contacts');
  const contacts = useRecords(partnerContact, { ...view.query, partner_id: partnerId });
  const openId = view.url.one('contact');
  const open = (id: string | null) => view.url.set({ contact: id }, { keepPage: true });
  const stored = contacts.data?.list.find(({ _id }) => _id === openId);
  const add = may(partnerContact.allow.create) && <Button onClick={() => open('new')}>{t('Add contact')}</Button>;
  return (
    <Card title={t('Contacts')} actions={contacts.data?.total ? add : undefined}>
      <DataTable
        label="Contacts"
        columns={COLUMNS}
        of={contacts}
        view={view}
        nameOf={nameOf}
        onOpen={({ _id }) => open(_id)}
        openId={openId}
        empty={{ text: t(TEXTS.listEmpty), action: add }}
      />
      {openId && (openId === 'new' || stored) && (
        <RecordDialog
          entity={partnerContact}
          title={stored ? nameOf(stored) : t('Add contact')}
          stored={stored}
          initial={{ partner_id: partnerId }}
          layout={LAYOUT}
          overrides={OVERRIDES}
          removal={{ title: 'Delete contact?', text: TEXTS.deleteRecord }}
          onClose={() => open(null)}
        />
      )}
    </Card>
  );
}
