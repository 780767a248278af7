import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, QueryStates, Skeleton, StatusTag, useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { problemText } from '../calculations/problem-words';
import { shortProblem } from '../calculations/remedies';
import { figureKg, typeName } from '../shared/activity-name';
import type { Activity } from '../shared/ActivityFacts';
import { ofRecordInYear } from './of-record';
import '../shared/activities.css';
import '../shared/calcs.css';
import './embed.css';

const SHOWN = 3;

/** The latest activities of a record in a year and whether they count, with a link to the others. */
export default function NewestActivities({ parent_field, parent_id, year }: Slots['activity.newest']) {
  const t = useT();
  const { may } = usePortal();
  const query = ofRecordInYear(parent_field, parent_id, year);
  const found = useRecords(activity, { ...query, include_unapplied: 'true', limit: String(SHOWN) });
  // A user who may see the record but not its activities sees an empty slot.
  if (found.error?.status === 403) return null;
  const isOpen = may(activity.allow.list);
  const total = found.data?.total ?? 0;
  return (
    <Card
      title={t('Newest records')}
      actions={
        isOpen &&
        total > SHOWN && (
          <Link to={paths.activities({ ...query, include_unapplied: 'true' })}>
            {t('All {count}', { count: String(total) })}
          </Link>
        )
      }
    >
      <QueryStates
        of={found}
        skeleton={<Skeleton rows={SHOWN} height={28} />}
        empty={{ when: ({ list }) => list.length === 0, text: t(TEXTS.listEmpty) }}
      >
        {({ list }) => <Newest rows={list} isOpen={isOpen} />}
      </QueryStates>
    </Card>
  );
}

interface NewestProps {
  rows: readonly Activity[];
  /** True if the user may open the activity pages. */
  isOpen: boolean;
}

function Newest({ rows, isOpen }: NewestProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="act-scroll">
      <table className="act-calcs">
        <thead>
          <tr>
            <th scope="col">{t('Activity')}</th>
            <th scope="col">{t('Period')}</th>
            <th scope="col" className="act-number">
              CO₂e, {format.unit}
            </th>
            <th scope="col" className="act-number">
              {t('In the total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              <td>{isOpen ? <Link to={paths.activity(row._id)}>{t(typeName(row))}</Link> : t(typeName(row))}</td>
              <td>{format.period(row.from, row.to)}</td>
              <td className="act-number">{row.applied && !row.err_msg ? format.co2(figureKg(row)) || '–' : '–'}</td>
              <td className="act-number">
                <InTotal row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows whether an activity counts, and the reason if it does not. */
function InTotal({ row }: { row: Activity }) {
  const t = useT();
  if (!row.applied) return <StatusTag tone="attention">{t('Not applied')}</StatusTag>;
  if (row.err_msg)
    return (
      <span className="act-wrong" title={problemText(t, row)}>
        {t(shortProblem(row))}
      </span>
    );
  const note = row.emission_calc?.note;
  if (note)
    return (
      <span title={t(note)}>
        <StatusTag>{t('Not counted')}</StatusTag>
      </span>
    );
  return <StatusTag tone="good">{t('Counts')}</StatusTag>;
}
