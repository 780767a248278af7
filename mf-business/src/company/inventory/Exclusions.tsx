import { SCOPE3_CATEGORIES } from '@lichen/contracts/activities/scope3-categories';
import {
  EXCLUSION_CAUSES,
  EXCLUSION_SCOPES,
  inventoryExclusion,
} from '@lichen/contracts/business/inventory/inventory-exclusion.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, type OverridesOf, type Translate, useFormat, useT, type Values } from '@lichen/kit';
import { textColumn } from '../../shared/columns';
import { YearRecords } from '../YearRecords';

type Excluded = RecordOf<typeof inventoryExclusion>;

const LAYOUT = [
  { columns: 1, fields: ['name', 'scope', 'category', 'cause', 'reason'] },
  { columns: 1, title: 'Size', fields: ['estimate', 'estimate_basis'] },
  { columns: 1, title: 'Time', fields: ['from', 'to'] },
] as const;
const overrides: OverridesOf = ({ scope }: Values) => ({
  category: { hidden: scope !== 'scope_3', required: true },
  reason: { rows: [3, 8] },
  estimate: { suffix: 't CO₂e' },
  estimate_basis: { rows: [3, 8], required: true },
  to: { hint: 'If empty, it is still excluded' },
});

const columnsFor = (t: Translate, format: Formats): Column<Excluded>[] => [
  {
    ...textColumn<Excluded>('name', 'Excluded item', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name }) => <span className="biz-name">{name}</span>,
  },
  textColumn<Excluded>('scope', 'Scope', ({ scope }) => t(EXCLUSION_SCOPES[scope]), 'scope'),
  textColumn<Excluded>('category', 'Category', ({ category }) =>
    category ? `${category} ${t(SCOPE3_CATEGORIES[category] ?? '')}` : '',
  ),
  textColumn<Excluded>('cause', 'Cause', ({ cause }) => t(EXCLUSION_CAUSES[cause])),
  {
    ...textColumn<Excluded>('estimate', 'Estimate', ({ estimate }) =>
      estimate === null ? t('No estimate') : `${format.number(estimate)} t`,
    ),
    align: 'number',
    card: 'figure',
  },
  textColumn<Excluded>('period', 'Excluded', ({ from, to }) => format.period(from, to), 'from'),
];

/** The emissions that the inventory of a year excludes, with the reason and an estimate. */
export function Exclusions({ year }: { year: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <YearRecords
      entity={inventoryExclusion}
      year={year}
      label="Exclusions"
      columns={columnsFor(t, format)}
      nameOf={({ name }) => name}
      layout={LAYOUT}
      overrides={overrides}
      words={{
        action: 'Add exclusion',
        title: 'Edit exclusion',
        empty: 'Nothing is excluded in {year}.',
        removal: {
          title: 'Delete exclusion?',
          text: 'Click confirm to delete this exclusion. To record that it ended, enter its last day instead.',
        },
      }}
    />
  );
}
