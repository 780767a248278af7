import type { AccessState, staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, EmailText, StatusTag, type Translate } from '@lichen/kit';
import { textColumn } from '../shared/columns';
import { fullName } from '@lichen/contracts/business/full-name';

/** A staff member as the API returns them, with their location; access fields are present for administrators only. */
export type Staff = Omit<RecordOf<typeof staffProfile>, 'status' | 'roles'> & {
  location?: { name: string } | null;
  status?: AccessState;
  roles?: RecordOf<typeof staffProfile>['roles'];
};

const STATES = {
  active: { words: 'Active', tone: 'good' },
  invited: { words: 'Invited', tone: 'attention' },
  not_active: { words: 'Not active', tone: 'plain' },
} as const;

export function AccessTag({ state, t }: { state: AccessState; t: Translate }) {
  const { words: said, tone } = STATES[state];
  return <StatusTag tone={tone}>{t(said)}</StatusTag>;
}

export const staffColumns = (t: Translate): Column<Staff>[] => [
  {
    ...textColumn('name', 'Name', fullName, 'last_name'),
    fixed: true,
    card: 'title',
    render: (row) => <span className="biz-name">{fullName(row)}</span>,
  },
  textColumn('role', 'Job role', ({ role }) => role ?? ''),
  textColumn('location', 'Location', (row) => row.location?.name ?? ''),
  {
    ...textColumn('email', 'Email', ({ email }) => email ?? '', 'email'),
    render: ({ email }) => <EmailText address={email} />,
  },
  {
    ...textColumn('status', 'User status', ({ status }) => (status ? t(STATES[status].words) : '')),
    render: ({ status }) => status && <AccessTag state={status} t={t} />,
  },
];
