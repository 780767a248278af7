import { FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import { type Column, Figure, type Formats, ScopeTag, StatusTag, type Translate } from '@lichen/kit';
import { type Activity, locationOf, Tags } from '../shared/ActivityFacts';
import { HEADLINE_PARAM } from '../shared/address/total-in-address';
import { figureKg, typeName, unitOf } from '../shared/activity-name';
import { problemText } from '../calculations/problem-words';
import { shortProblem } from '../calculations/remedies';
import { qualityText, RowQuality } from './RowQuality';
import type { QualitiesOf } from './useRowQualities';

interface ColumnContext {
  t: Translate;
  format: Formats;
  showTags: boolean;
  /** Set while the quality column is shown. */
  qualitiesOf?: QualitiesOf | null;
  /** True for an activity counted with the mean of all countries; the panel shows the remedy. */
  lacksCountry?: (row: Activity) => boolean;
  /** True while a panel is open; the description column is then hidden. */
  isNarrowed: boolean;
  onHow: (row: Activity, how: string) => void;
}

/** An unapplied activity counts nowhere; a figure would read as zero. */
const NOT_APPLIED = 'Not applied';

/** Fits two dates of ten characters on one line with the sort icon, in pixels. */
const PERIOD_WIDTH = 208;

const figureColumn = ({ t, format, onHow, lacksCountry }: ColumnContext): Column<Activity> => ({
  key: 'CO2',
  title: `CO₂e, ${format.unit}`,
  fixed: true,
  align: 'number',
  card: 'figure',
  unitOf: (row) => (row.applied ? unitOf(row, format) : ''),
  text: (row) => (row.err_msg ? problemText(t, row) : row.applied ? format.co2(figureKg(row)) : t(NOT_APPLIED)),
  render: (row) =>
    !row.applied ? (
      <StatusTag tone="attention">{t(NOT_APPLIED)}</StatusTag>
    ) : row.err_msg ? (
      <span className="act-wrong" title={problemText(t, row)}>
        {t(shortProblem(row))}
      </span>
    ) : (
      <>
        {lacksCountry?.(row) && (
          <span title={t(FINDING_KINDS.country_missing.sentence)}>
            <StatusTag tone="attention">{t(FINDING_KINDS.country_missing.label)}</StatusTag>
          </span>
        )}
        {row.behind_since != null && <StatusTag tone="attention">{t('Out of date')}</StatusTag>}
        <Figure kg={figureKg(row)} unit="plain" of={t(typeName(row))} onOpen={() => onHow(row, HEADLINE_PARAM)} />
      </>
    ),
});

export function activityColumns(parts: ColumnContext): Column<Activity>[] {
  const { t, format, showTags, qualitiesOf, isNarrowed } = parts;
  const columns: (Column<Activity> | false | null | undefined)[] = [
    {
      key: 'activity',
      title: 'Activity',
      fixed: true,
      sort: 'activity_type',
      card: 'title',
      text: (row) => t(typeName(row)),
      render: (row) => (
        <>
          <span className="act-type">{t(typeName(row))}</span>
          <span className="act-quiet">{locationOf(row)?.name}</span>
        </>
      ),
    },
    {
      key: 'scope',
      title: 'Scope',
      width: 96,
      text: (row) => row.scope,
      render: (row) => <ScopeTag scope={row.scope} />,
    },
    {
      key: 'period',
      title: 'Period',
      sort: 'from',
      width: PERIOD_WIDTH,
      text: (row) => format.period(row.from, row.to),
      render: (row) => <span className="act-period">{format.period(row.from, row.to)}</span>,
    },
    !isNarrowed && {
      key: 'description',
      title: 'Description',
      card: 'none',
      text: (row) => row.description ?? '',
      render: (row) => <span className="act-quiet">{row.description}</span>,
    },
    showTags && {
      key: 'tags',
      title: 'Tags',
      fixed: true,
      text: (row) => row.tags?.join(' ') ?? '',
      render: (row) => (row.tags?.length ? <Tags tags={row.tags} /> : null),
    },
    qualitiesOf && {
      key: 'quality',
      title: 'Data quality',
      fixed: true,
      text: (row) => qualityText(qualitiesOf(row), t, format),
      render: (row) => <RowQuality qualities={qualitiesOf(row)} />,
    },
    figureColumn(parts),
  ];
  return columns.filter((column) => !!column);
}
