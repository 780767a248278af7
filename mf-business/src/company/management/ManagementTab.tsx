import { managementRole } from '@lichen/contracts/business/company/management-role.entity';
import { fullName } from '@lichen/contracts/business/full-name';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, type OverridesOf, useFormat } from '@lichen/kit';
import { textColumn } from '../../shared/columns';
import { YearRecords } from '../YearRecords';

type Role = RecordOf<typeof managementRole> & { profile?: { first_name: string; last_name: string } | null };

const LAYOUT = [{ columns: 1, fields: ['name', 'profile_id', 'description', 'from', 'to'] }] as const;
const OVERRIDES: OverridesOf = {
  description: { rows: [5, 10] },
  to: { hint: 'If empty, the person still holds the role' },
};

const columnsFor = (format: Formats): Column<Role>[] => [
  {
    ...textColumn<Role>('name', 'Role', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name }) => <span className="biz-name">{name}</span>,
  },
  textColumn<Role>('profile', 'Staff member', ({ profile }) => (profile ? fullName(profile) : '')),
  textColumn<Role>('period', 'In office', ({ from, to }) => format.period(from, to), 'from'),
];

/** The management roles of a year and the people who held them. */
export function ManagementTab({ year }: { year: number }) {
  const format = useFormat();
  return (
    <YearRecords
      entity={managementRole}
      year={year}
      label="Management"
      columns={columnsFor(format) as Column<RecordOf<typeof managementRole>>[]}
      nameOf={({ name }) => name}
      layout={LAYOUT}
      overrides={OVERRIDES}
      words={{
        action: 'Add role',
        title: 'Edit role',
        empty: 'No one held a management role in {year}.',
        removal: {
          title: 'Delete role?',
          text: 'Click confirm to delete this role. This action cannot be undone.',
        },
      }}
    />
  );
}
