import { conductIssue } from '@lichen/contracts/business/company/conduct-issue.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  type Column,
  type Formats,
  type OverridesOf,
  StatusTag,
  type Translate,
  useCodeLabels,
  useFormat,
  useT,
} from '@lichen/kit';
import { textColumn } from '../../shared/columns';
import { YearRecords } from '../YearRecords';

type Issue = RecordOf<typeof conductIssue>;

const LAYOUT = [{ columns: 1, fields: ['date', 'country', 'conviction', 'fine', 'notes'] }] as const;
const OVERRIDES: OverridesOf = { country: { groupBy: 'continent' }, notes: { rows: [5, 10] } };
const INITIAL = { conviction: false };

const shortened = (text: string) => (text.length > 140 ? `${text.slice(0, 139)}…` : text);

interface Said {
  t: Translate;
  format: Formats;
  countryName: (code: string | null) => string;
}

const columnsFor = ({ t, format, countryName }: Said): Column<Issue>[] => [
  {
    ...textColumn<Issue>('date', 'Date', ({ date }) => format.day(date), 'date'),
    fixed: true,
    card: 'title',
    render: ({ date }) => <span className="biz-name">{format.day(date)}</span>,
  },
  textColumn<Issue>('country', 'Country', ({ country }) => countryName(country), 'country'),
  {
    ...textColumn<Issue>('conviction', 'Conviction', ({ conviction }) => t(conviction ? 'Yes' : 'No')),
    render: ({ conviction }) => conviction && <StatusTag tone="bad">{t('Conviction')}</StatusTag>,
  },
  {
    ...textColumn<Issue>('fine', 'Fine', ({ fine }) => (fine ? format.money(fine) : '')),
    align: 'number',
    card: 'figure',
  },
  textColumn<Issue>('notes', 'Notes', ({ notes }) => shortened(notes)),
];

/** The conduct issues of a year. Most companies have none. */
export function ConductTab({ year }: { year: number }) {
  const t = useT();
  const format = useFormat();
  const countryName = useCodeLabels('countries');
  return (
    <YearRecords
      entity={conductIssue}
      year={year}
      label="Conduct issues"
      columns={columnsFor({ t, format, countryName })}
      nameOf={({ date }) => format.day(date)}
      layout={LAYOUT}
      overrides={OVERRIDES}
      initial={INITIAL}
      words={{
        action: 'Record conduct issue',
        title: 'Edit conduct issue',
        empty: 'No conduct issues are recorded in {year}.',
        removal: {
          title: 'Remove conduct issue?',
          text: 'Click confirm to remove this conduct issue. This action cannot be undone.',
        },
      }}
    />
  );
}
