import { consolidatedShare, GROUP_KINDS, groupEntity } from '@lichen/contracts/business/inventory/group-entity.entity';
import {
  type ConsolidationApproach,
  inventorySettings,
} from '@lichen/contracts/business/inventory/inventory-settings.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  type Column,
  type Formats,
  type OverridesOf,
  type Translate,
  useCodeLabels,
  useFormat,
  useSingleton,
  useT,
} from '@lichen/kit';
import { textColumn } from '../../shared/columns';
import { YearRecords } from '../YearRecords';

type Held = RecordOf<typeof groupEntity>;

const LAYOUT = [
  { columns: 1, fields: ['name', 'kind', 'country', 'company_number'] },
  { columns: 1, title: 'Share and control', fields: ['ownership', 'financial_control', 'operational_control'] },
  { columns: 1, title: 'Time', fields: ['from', 'to', 'change'] },
] as const;
const OVERRIDES: OverridesOf = {
  country: { groupBy: 'continent' },
  ownership: { suffix: '%' },
  to: { hint: 'If empty, it still belongs to the group' },
  change: { rows: [3, 8] },
};
const INITIAL = { operational_control: false };

interface Said {
  t: Translate;
  format: Formats;
  countryName: (code: string | null) => string;
  approach: ConsolidationApproach | null;
}

const columnsFor = ({ t, format, countryName, approach }: Said): Column<Held>[] => [
  {
    ...textColumn<Held>('name', 'Name', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name }) => <span className="biz-name">{name}</span>,
  },
  textColumn<Held>('kind', 'Kind', ({ kind }) => t(GROUP_KINDS[kind])),
  textColumn<Held>('country', 'Country', ({ country }) => countryName(country)),
  {
    ...textColumn<Held>('ownership', 'Equity share', ({ ownership }) => format.percent(ownership)),
    align: 'number',
  },
  {
    ...textColumn<Held>('share', 'In the inventory', (held) =>
      approach ? format.percent(consolidatedShare(held, approach)) : '',
    ),
    align: 'number',
    card: 'figure',
  },
  textColumn<Held>('period', 'In the group', ({ from, to }) => format.period(from, to), 'from'),
];

/** The group entities of a year, with the share of each that belongs to the inventory. */
export function Boundary({ year }: { year: number }) {
  const t = useT();
  const format = useFormat();
  const countryName = useCodeLabels('countries');
  const approach = useSingleton(inventorySettings).data?.consolidation_approach ?? null;
  return (
    <>
      <p className="biz-quiet">
        {approach
          ? t('The company itself is in the inventory as a whole. Entities it has a share in follow the approach.')
          : t('Choose a consolidation approach to see how much of each entity belongs to the inventory.')}
      </p>
      <YearRecords
        entity={groupEntity}
        year={year}
        label="Organisational boundary"
        columns={columnsFor({ t, format, countryName, approach })}
        nameOf={({ name }) => name}
        layout={LAYOUT}
        overrides={OVERRIDES}
        initial={INITIAL}
        words={{
          action: 'Add entity',
          title: 'Edit entity',
          empty: 'No other entities belonged to the group in {year}.',
          removal: {
            title: 'Delete entity?',
            text: 'Click confirm to delete this entity. To record that it was sold or closed, enter its last day instead.',
          },
        }}
      />
    </>
  );
}
