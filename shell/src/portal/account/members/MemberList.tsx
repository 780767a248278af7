import { MEMBER_STATES, member } from '@lichen/contracts/identity/member.entity';
import {
  Card,
  ChoiceField,
  type Column,
  DataTable,
  EmailText,
  TextField,
  useFormat,
  useRecords,
  useT,
  useTableView,
  useUrlText,
} from '@lichen/kit';
import { useMemo } from 'react';
import { type Member, memberName, rolesText, StateTag, stateText } from './member-words';

const STATE_WORDS = { active: 'Active', invited: 'Invited', stopped: 'Stopped' };
const FILTERS = ['search', 'status'];

function useColumns(): Column<Member>[] {
  const t = useT();
  const { day } = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: 'Name',
        text: memberName,
        render: (row) => (
          <span className="p-person">
            <strong>{memberName(row)}</strong>
            <EmailText address={row.email} />
          </span>
        ),
        sort: 'last_name',
        fixed: true,
        card: 'title',
      },
      {
        key: 'roles',
        title: 'Permissions',
        text: (row) => rolesText(row, t),
        render: (row) => rolesText(row, t),
        card: 'line',
      },
      {
        key: 'status',
        title: 'Status',
        text: (row) => stateText(row, t),
        render: (row) => <StateTag of={row} t={t} />,
        width: 120,
        card: 'figure',
      },
      {
        key: 'last_seen_on',
        title: 'Last seen',
        text: ({ last_seen_on }) => day(last_seen_on),
        render: ({ last_seen_on }) => day(last_seen_on),
        width: 110,
        card: 'labelled',
      },
    ],
    [t, day],
  );
}

interface Props {
  open: string | null;
  show: (id: string | null) => void;
}

/** All members: those who may log in, those who are invited, and those whose access was stopped. */
export function MemberList({ open, show }: Props) {
  const t = useT();
  const view = useTableView('members');
  const { url } = view;
  const asked = { search: url.one('search'), status: url.one('status') };
  const found = useRecords(member, { ...view.query, ...asked });
  const [typed, setTyped] = useUrlText(url, 'search', {});
  return (
    <Card title={t('People with access')} aside={found.data?.total}>
      <search className="p-filters">
        <TextField label="Search" plain value={typed} onChange={setTyped} />
        <ChoiceField
          label="Status"
          plain
          options={MEMBER_STATES}
          words={STATE_WORDS}
          value={asked.status}
          onChange={(status) => url.set({ status })}
        />
      </search>
      <DataTable
        label={t('People with access')}
        columns={useColumns()}
        of={found}
        view={view}
        nameOf={memberName}
        onOpen={({ _id }) => show(_id)}
        openId={open}
        empty={{ text: t('No data found'), filters: FILTERS }}
      />
    </Card>
  );
}
