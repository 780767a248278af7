import {
  EMPLOYMENT_DEFAULTS,
  EMPLOYMENT_STATES_OF_RECORD,
  EMPLOYMENT_TEXTS,
  EMPLOYMENT_WARNINGS,
  employmentRecord,
} from '@lichen/contracts/business/staff/employment-record.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  type Column,
  type Formats,
  StatusTag,
  type Translate,
  useCodeLabels,
  useConfirm,
  useFormat,
  useRecords,
  useT,
} from '@lichen/kit';
import { YearRecords } from '../company/YearRecords';
import { textColumn } from '../shared/columns';
import type { Staff } from './staff-columns';

type Employment = RecordOf<typeof employmentRecord> & { location?: { name: string } | null };

const LAYOUT = [
  { columns: 1, fields: ['start_date', 'end_date', 'location_id', 'role', 'employment_status'] },
  { columns: 1, title: 'Pay', fields: ['salary', 'hourly_pay', 'salary_currency'] },
] as const;
const OVERRIDES = { end_date: { hint: 'If empty, the record is open' } };

interface Said {
  t: Translate;
  format: Formats;
  stateName: (code: string | null) => string;
}

const columnsFor = ({ t, format, stateName }: Said): Column<Employment>[] => {
  const money = ({ salary_currency }: Employment, amount: number | null) =>
    amount === null ? '' : format.money({ currency: salary_currency, amount });
  return [
    {
      ...textColumn<Employment>('period', 'Period', (row) => format.period(row.start_date, row.end_date), 'start_date'),
      fixed: true,
      card: 'title',
      render: (row) => <span className="biz-name">{format.period(row.start_date, row.end_date)}</span>,
    },
    {
      ...textColumn<Employment>('state', 'State', ({ state }) => t(EMPLOYMENT_STATES_OF_RECORD[state])),
      render: ({ state, warning }) => (
        <span className="biz-name">
          <StatusTag tone={state === 'open' ? 'good' : 'plain'}>{t(EMPLOYMENT_STATES_OF_RECORD[state])}</StatusTag>
          {warning && <StatusTag tone="attention">{t(EMPLOYMENT_WARNINGS[warning])}</StatusTag>}
        </span>
      ),
    },
    textColumn<Employment>('role', 'Job role', ({ role }) => role ?? '', 'role'),
    textColumn<Employment>('employment_status', 'Employment status', (row) => stateName(row.employment_status)),
    textColumn<Employment>('location', 'Location', (row) => row.location?.name ?? ''),
    { ...textColumn<Employment>('salary', 'Salary', (row) => money(row, row.salary)), align: 'number' },
    { ...textColumn<Employment>('hourly_pay', 'Hourly pay', (row) => money(row, row.hourly_pay)), align: 'number' },
  ];
};

/** A person's employment records, latest first. */
export function EmploymentHistory({ person }: { person: Staff }) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const stateName = useCodeLabels('employment_states');
  const all = useRecords(employmentRecord, { profile_id: person._id, limit: 100 });
  const hasOpen = all.data?.list.some(({ state }) => state === 'open') === true;
  const nameOf = (row: Employment) => format.period(row.start_date, row.end_date);
  const asks = {
    add: async () =>
      !hasOpen ||
      confirm({ title: 'Add a second open record?', text: EMPLOYMENT_TEXTS.closeFirst, action: 'Add anyway' }),
    update: async ({ state }: Employment) =>
      state === 'open' ||
      confirm({ title: 'Edit a closed record?', text: EMPLOYMENT_TEXTS.overridesClosed, action: 'Confirm' }),
  };
  return (
    <YearRecords
      entity={employmentRecord}
      year={null}
      where={{ profile_id: person._id }}
      asks={asks}
      label="Employment history"
      columns={columnsFor({ t, format, stateName })}
      nameOf={nameOf}
      layout={LAYOUT}
      overrides={OVERRIDES}
      initial={{
        ...EMPLOYMENT_DEFAULTS,
        ...{ location_id: person.location_id, role: person.role, employment_status: person.employment_status },
        salary_currency: person.salary_currency,
      }}
      words={{
        action: 'Add employment record',
        title: 'Edit employment record',
        empty: 'No employment is recorded yet.',
        removal: {
          title: 'Delete employment record?',
          text: 'Click confirm to delete this record. This action cannot be undone.',
        },
      }}
    />
  );
}
