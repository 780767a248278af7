import { inventoryYearHistory, type YearHistoryEntry } from '@lichen/contracts/activities/years/inventory-year.call';
import { YEAR_EVENTS } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { Card, useCall, useFormat, useT, useTn } from '@lichen/kit';
import { EvidenceLink } from './EvidenceLink';
import { shortSeal } from './year-words';

const SHOWN = 50;

/** History of a year: who approved, changed and reopened it, the latest first. */
export function YearHistory({ year }: { year: number }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const found = useCall<ListAnswer<YearHistoryEntry>>(inventoryYearHistory, { year, limit: SHOWN });
  const list = found.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Card title={t('History of {year}', { year: String(year) })}>
      <div className="act-scroll">
        <table className="act-calcs">
          <thead>
            <tr>
              <th>{t('When')}</th>
              <th>{t('What')}</th>
              <th>{t('By')}</th>
              <th>{t('Reason')}</th>
              <th>{t('Seal')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ _id, on, kind, by, name, reason, seal, rows, evidence }) => (
              <tr key={_id}>
                <td>{format.moment(on)}</td>
                <td>
                  {t(YEAR_EVENTS[kind])}
                  {rows !== null && (
                    <span className="act-quiet act-year-line">
                      {seal === null
                        ? tn(rows, '{count} activity', '{count} activities')
                        : tn(rows, '{count} row', '{count} rows')}
                    </span>
                  )}
                </td>
                <td>
                  <span title={by}>{name ?? by}</span>
                </td>
                <td>
                  {reason}
                  <EvidenceLink of={{ _id, evidence }} />
                </td>
                <td>{seal && <code title={seal}>{shortSeal(seal)}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
