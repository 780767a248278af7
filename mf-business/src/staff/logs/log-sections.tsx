import { ACCIDENT_DEFAULTS, ACCIDENT_TYPES, accident } from '@lichen/contracts/business/staff/accident.entity';
import { placement, training, volunteering } from '@lichen/contracts/business/staff/participation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { fullName } from '@lichen/contracts/business/full-name';
import { type Column, type OverridesOf, StatusTag, useFormat, useT } from '@lichen/kit';
import { YearRecords } from '../../company/YearRecords';
import { textColumn } from '../../shared/columns';
import { ParticipantsField } from './ParticipantsField';

type Accident = RecordOf<typeof accident> & { profile?: { first_name: string; last_name: string } | null };
type Held = Pick<RecordOf<typeof placement>, '_id' | 'name' | 'start_date' | 'end_date' | 'profile_ids'>;

const DELETION = 'Click confirm to delete this record. This action cannot be undone.';
const PEOPLE: OverridesOf = { profile_ids: { control: ParticipantsField }, notes: { rows: [4, 10] } };

interface Props {
  year: number;
}

export function Accidents({ year }: Props) {
  const t = useT();
  const format = useFormat();
  const columns: Column<Accident>[] = [
    {
      ...textColumn<Accident>('date', 'Date', ({ date }) => format.day(date), 'date'),
      fixed: true,
      card: 'title',
      render: ({ date }) => <span className="biz-name">{format.day(date)}</span>,
    },
    textColumn<Accident>('type', 'Type', ({ type }) => t(ACCIDENT_TYPES[type]), 'type'),
    textColumn<Accident>('profile', 'Staff member', ({ profile }) => (profile ? fullName(profile) : '')),
    {
      ...textColumn<Accident>('recordable', 'Recordable', ({ recordable }) => t(recordable ? 'Yes' : 'No')),
      render: ({ recordable, fatality }) => (
        <span className="biz-name">
          {recordable && <StatusTag tone="attention">{t('Recordable')}</StatusTag>}
          {fatality && <StatusTag tone="bad">{t('Fatality')}</StatusTag>}
        </span>
      ),
    },
    {
      ...textColumn<Accident>('days_lost', 'Days lost', (row) => format.number(row.days_lost), 'days_lost'),
      align: 'number',
      card: 'figure',
    },
  ];
  return (
    <YearRecords
      entity={accident}
      year={year}
      label="Accidents"
      columns={columns}
      nameOf={({ date }) => format.day(date)}
      layout={[{ columns: 1, fields: Object.keys(accident.fields) }]}
      overrides={{ notes: { rows: [4, 10] } }}
      initial={ACCIDENT_DEFAULTS}
      words={{
        ...{ action: 'Record accident', title: 'Edit accident', empty: 'No accidents are recorded in {year}.' },
        removal: { title: 'Delete accident?', text: DELETION },
      }}
    />
  );
}

/** Columns shared by placements, training and volunteering. */
function useHeldColumns<T extends Held>(): Column<T>[] {
  const format = useFormat();
  return [
    {
      ...textColumn<T>('name', 'Name', ({ name }) => name, 'name'),
      fixed: true,
      card: 'title',
      render: ({ name }) => <span className="biz-name">{name}</span>,
    },
    textColumn<T>('period', 'Period', (row) => format.period(row.start_date, row.end_date), 'start_date'),
    {
      ...textColumn<T>('participants', 'Participants', ({ profile_ids }) => format.number(profile_ids.length)),
      align: 'number',
    },
  ];
}

const INITIAL = { profile_ids: [''] };
const nameOf = ({ name }: Held) => name;

export function Placements({ year }: Props) {
  return (
    <YearRecords
      entity={placement}
      year={year}
      label="Placements"
      columns={useHeldColumns<RecordOf<typeof placement>>()}
      nameOf={nameOf}
      layout={[{ columns: 1, fields: ['name', 'start_date', 'end_date', 'profile_ids'] }]}
      overrides={PEOPLE}
      initial={INITIAL}
      words={{
        ...{ action: 'Record placement', title: 'Edit placement', empty: 'No placements are recorded in {year}.' },
        removal: { title: 'Delete placement?', text: DELETION },
      }}
    />
  );
}

export function Trainings({ year }: Props) {
  const format = useFormat();
  const held = useHeldColumns<RecordOf<typeof training>>();
  const hours = textColumn<RecordOf<typeof training>>('length', 'Length, hours', ({ length }) => format.number(length));
  return (
    <YearRecords
      entity={training}
      year={year}
      label="Training"
      columns={[...held, { ...hours, align: 'number', card: 'figure' }]}
      nameOf={nameOf}
      layout={[{ columns: 1, fields: ['name', 'start_date', 'end_date', 'length', 'profile_ids'] }]}
      overrides={PEOPLE}
      initial={{ profile_ids: [] }}
      words={{
        ...{ action: 'Record training', title: 'Edit training', empty: 'No training is recorded in {year}.' },
        removal: { title: 'Delete training?', text: DELETION },
      }}
    />
  );
}

export function Volunteerings({ year }: Props) {
  return (
    <YearRecords
      entity={volunteering}
      year={year}
      label="Volunteering"
      columns={useHeldColumns<RecordOf<typeof volunteering>>()}
      nameOf={nameOf}
      layout={[{ columns: 1, fields: ['name', 'start_date', 'end_date', 'profile_ids', 'notes'] }]}
      overrides={PEOPLE}
      initial={INITIAL}
      words={{
        ...{ action: 'Record volunteering', title: 'Edit volunteering' },
        empty: 'No volunteering is recorded in {year}.',
        removal: { title: 'Delete volunteering?', text: DELETION },
      }}
    />
  );
}
