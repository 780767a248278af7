import type { BridgePart, SourceChange } from '@lichen/contracts/activities/bridge/change-bridge.call';
import { paths } from '@lichen/contracts/api/paths';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import type { Column, Formats, Translate } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { typeName } from '../shared/activity-name';
import { amountText } from './BridgeCard';

interface Days {
  from: number;
  to: number;
}

interface ColumnContext {
  t: Translate;
  format: Formats;
  part: BridgePart | null;
  before: Days;
  after: Days;
  /** Scopes that count; empty means all. */
  scopes: readonly string[];
}

/** Returns the address of the list behind one side of a source; its total equals the figure of that side. */
const rowsOf = (
  { activity_type, location_id, partner_id }: SourceChange,
  { from, to }: Days,
  scopes: ColumnContext['scopes'],
) =>
  paths.activities({
    activity: activity_type,
    locations: location_id ?? NO_RECORD_FILTER,
    partners: partner_id ?? NO_RECORD_FILTER,
    scopes,
    start_date: String(from),
    end_date: String(to),
  });

const movedUg = ({ before_ug, after_ug, parts }: SourceChange, part: BridgePart | null): number =>
  part ? parts[part] : after_ug - before_ug;

function sideColumn(
  { format, scopes }: ColumnContext,
  key: 'before_ug' | 'after_ug',
  title: string,
  days: Days,
): Column<SourceChange> {
  return {
    key,
    title,
    fixed: true,
    align: 'number',
    width: 150,
    text: (row) => amountText(format, row[key]),
    render: (row) => <Link to={rowsOf(row, days, scopes)}>{amountText(format, row[key])}</Link>,
  };
}

/** The days of use that a location states; they decide on the boundary. */
function daysOfUse({ t, format }: ColumnContext, { from, to }: NonNullable<SourceChange['location']>): string {
  if (from !== null && to !== null) return format.period(from, to);
  if (from !== null) return t('From {day}', { day: format.day(from) });
  return to === null ? '' : t('Until {day}', { day: format.day(to) });
}

export function changeColumns(parts: ColumnContext): Column<SourceChange>[] {
  const { t, format, part, before, after } = parts;
  return [
    {
      key: 'source',
      title: 'Source',
      fixed: true,
      card: 'title',
      text: (row) => t(typeName(row)),
      render: (row) => (
        <>
          <span className="act-type">{t(typeName(row))}</span>
          <span className="act-quiet">
            {row.location && [row.location.name, daysOfUse(parts, row.location)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    sideColumn(parts, 'before_ug', 'Earlier period', before),
    sideColumn(parts, 'after_ug', 'Later period', after),
    {
      key: 'change',
      title: 'Change',
      fixed: true,
      align: 'number',
      card: 'figure',
      width: 150,
      text: (row) => amountText(format, movedUg(row, part), true),
      render: (row) => <strong>{amountText(format, movedUg(row, part), true)}</strong>,
    },
  ];
}
