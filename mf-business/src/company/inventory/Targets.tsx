import {
  COVERAGE_WORDS,
  coversScope2,
  emissionTarget,
  SCOPE2_WORDS,
  type TargetCoverage,
} from '@lichen/contracts/business/inventory/emission-target.entity';
import {
  type TargetProgress,
  targetProgress,
  type TargetProgressAnswer,
} from '@lichen/contracts/business/inventory/target-progress.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  type Column,
  type Formats,
  type OverridesOf,
  StatusTag,
  type Translate,
  useCall,
  useFormat,
  useT,
  type Values,
} from '@lichen/kit';
import { textColumn } from '../../shared/columns';
import { YearRecords } from '../YearRecords';

type Target = RecordOf<typeof emissionTarget>;

const LAYOUT = [
  { columns: 1, fields: ['name', 'coverage', 'scope2_basis', 'kind', 'per'] },
  { columns: 1, title: 'Reduction', fields: ['base_year', 'base_value', 'target_year', 'reduction'] },
  { columns: 1, title: 'Method and validation', fields: ['method', 'validated_by', 'validated_on', 'notes'] },
] as const;
/** Returns the unit: tonnes, or tonnes per full-time equivalent or per million of revenue. */
const unitOf = (kind: unknown, per: unknown) => (kind !== 'intensity' ? 't' : per === 'fte' ? 't/FTE' : 't/M');

/** Formats whole percentages without decimals, others with one. */
const percentOf = (value: number | null | undefined, format: Formats) =>
  format.percent(value, Number.isInteger(value) ? 0 : 1);

const overrides: OverridesOf = ({ coverage, kind, per }: Values) => ({
  scope2_basis: { hidden: !coverage || !coversScope2(coverage as TargetCoverage), required: true },
  per: { hidden: kind !== 'intensity', required: true },
  base_value: { suffix: unitOf(kind, per) },
  reduction: { suffix: '%' },
  notes: { rows: [3, 8] },
});
const INITIAL = { kind: 'absolute' };

interface Said {
  t: Translate;
  format: Formats;
  year: number;
  progress: ReadonlyMap<string, TargetProgress>;
}

function State({ of, t }: { of: TargetProgress | undefined; t: Translate }) {
  if (of?.expected === null) return <StatusTag>{t('Outside the target’s years')}</StatusTag>;
  if (!of || of.is_on_track === null) return <StatusTag>{t('No figure yet')}</StatusTag>;
  return of.is_on_track ? (
    <StatusTag tone="good">{t('On track')}</StatusTag>
  ) : (
    <StatusTag tone="attention">{t('Behind')}</StatusTag>
  );
}

const columnsFor = ({ t, format, year, progress }: Said): Column<Target>[] => {
  const of = ({ _id }: Target) => progress.get(_id);
  const figure = (value: number | null | undefined, { kind, per }: Target) =>
    value === null || value === undefined ? '–' : `${format.figure('quantity', value)} ${unitOf(kind, per)}`;
  return [
    {
      ...textColumn<Target>('name', 'Name', ({ name }) => name, 'name'),
      fixed: true,
      card: 'title',
      render: (target) => (
        <>
          <span className="biz-name">{target.name}</span>
          <small className="biz-inventory-note">{summaryOf(target, t, format)}</small>
        </>
      ),
    },
    {
      ...textColumn<Target>(
        'base',
        'Base year',
        (target) => `${target.base_year}: ${figure(target.base_value, target)}`,
      ),
      align: 'number',
      card: 'labelled',
      render: (target) => <Base target={target} progress={of(target)} t={t} format={format} />,
    },
    {
      ...textColumn<Target>('expected', 'Expected', (target) => figure(of(target)?.expected, target)),
      align: 'number',
      card: 'labelled',
    },
    {
      ...textColumn<Target>('actual', 'Stated', (target) => figure(of(target)?.actual, target)),
      align: 'number',
      card: 'figure',
    },
    {
      ...textColumn<Target>('reduced', 'Below base year', (target) => percentOf(of(target)?.reduced, format)),
      align: 'number',
      card: 'labelled',
    },
    {
      ...textColumn<Target>('state', String(year), (target) => of(target)?.statement ?? ''),
      render: (target) => <State of={of(target)} t={t} />,
    },
  ];
};

const summaryOf = ({ coverage, scope2_basis, reduction, target_year }: Target, t: Translate, format: Formats): string =>
  [
    t(COVERAGE_WORDS[coverage]),
    ...(scope2_basis ? [t(SCOPE2_WORDS[scope2_basis])] : []),
    t('{percent} less by {year}', { percent: percentOf(reduction, format), year: String(target_year) }),
  ].join(' · ');

interface BaseProps {
  target: Target;
  progress: TargetProgress | undefined;
  t: Translate;
  format: Formats;
}

/** The entered base value, and the figure of that year's statement where it differs. */
function Base({ target, progress, t, format }: BaseProps) {
  const stated = progress?.base_stated ?? null;
  return (
    <>
      {format.figure('quantity', target.base_value)} {unitOf(target.kind, target.per)}
      <small className="biz-inventory-note">{target.base_year}</small>
      {stated !== null && stated !== target.base_value && (
        <small className="biz-inventory-note">
          {t('The statement says {figure}', { figure: format.figure('quantity', stated) })}
        </small>
      )}
    </>
  );
}

/** The targets, compared with the annual statement of a year. */
export function Targets({ year }: { year: number }) {
  const t = useT();
  const format = useFormat();
  const found = useCall<TargetProgressAnswer>(targetProgress, { year });
  const progress = new Map(found.data?.list.map((each) => [each._id, each]));
  return (
    <>
      <p className="biz-quiet">
        {t(
          'Expected is a straight line from the base year to the target year; stated is the annual statement of {year}.',
          {
            year: String(year),
          },
        )}
      </p>
      <YearRecords
        entity={emissionTarget}
        year={null}
        label="Targets"
        columns={columnsFor({ t, format, year, progress })}
        nameOf={({ name }) => name}
        layout={LAYOUT}
        overrides={overrides}
        initial={INITIAL}
        words={{
          action: 'Add target',
          title: 'Edit target',
          empty: 'No targets are set yet.',
          removal: {
            title: 'Delete target?',
            text: 'Click confirm to delete this target. This action cannot be undone.',
          },
        }}
      />
    </>
  );
}
