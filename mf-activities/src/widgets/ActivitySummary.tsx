import { ADMIN } from '@lichen/contracts/portal/roles';
import { activitySummarys, type ActivitySummaryRow } from '@lichen/contracts/activities/list/summary.call';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import {
  StaleContent,
  Card,
  Figure,
  QueryStates,
  ScopeTag,
  Skeleton,
  useCall,
  useFormat,
  usePortal,
  useT,
} from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { Change } from '../shared/Change';
import { rowsAddress } from '../shared/year-rows';
import { SummaryInfo } from './SummaryInfo';
import '../shared/calcs.css';
import './widgets.css';

type Row = ActivitySummaryRow;

const NAMES: Record<Row['key'], string> = {
  Total: 'Total',
  '1': 'Scope 1',
  '2': 'Scope 2, location-based',
  '3': 'Scope 3',
};
const ORDER: readonly Row['key'][] = ['Total', '1', '2', '3'];

export default function ActivitySummary({ year }: Slots['dashboard.summary']) {
  const t = useT();
  const summary = useCall<ListAnswer<Row>>(activitySummarys, { year });
  const [open, setOpen] = useState<Row | null>(null);
  return (
    <section className="act-summary" aria-label={t('Emissions this year')}>
      <QueryStates
        of={summary}
        skeleton={<Skeleton rows={2} height={56} />}
        empty={{ when: ({ list }) => list.length === 0, text: t(TEXTS.noStats) }}
      >
        {({ list }) => (
          <StaleContent of={summary}>
            <div className="act-summary-cards">
              {ORDER.flatMap((key) => list.filter((row) => row.key === key)).map((row) => (
                <SummaryCard key={row.key} row={row} all={list} year={year} onOpen={() => setOpen(row)} />
              ))}
              {open && <SummaryInfo row={open} all={list} year={year} onClose={() => setOpen(null)} />}
            </div>
          </StaleContent>
        )}
      </QueryStates>
    </section>
  );
}

interface CardProps {
  row: Row;
  all: readonly Row[];
  year: number;
  onOpen: () => void;
}

function SummaryCard({ row, all, year, onOpen }: CardProps) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const isTotal = row.key === 'Total';
  const name = isTotal ? <span>{t(NAMES.Total)}</span> : <ScopeTag scope={row.key}>{t(NAMES[row.key])}</ScopeTag>;
  return (
    <Card className={isTotal ? 'act-summary-total' : ''}>
      <p className="act-summary-name">{may(ADMIN) ? <Link to={rowsAddress(row.key, year)}>{name}</Link> : name}</p>
      <Figure kg={row.CO2_total} of={t(NAMES[row.key])} size={isTotal ? 'large' : 'figure'} onOpen={onOpen} />
      <p className="act-summary-change">
        <Change now={row.CO2_total} before={row.CO2_last} on={year - 1} />
      </p>
      {row.market_CO2 !== null && (
        <button type="button" className="act-link act-summary-market" onClick={onOpen}>
          {t('market-based {figure} {unit}', { figure: format.co2(row.market_CO2), unit: format.unit })}
        </button>
      )}
      {isTotal && <ScopeBar rows={all} />}
    </Card>
  );
}

/** Shares of the three scopes; the figures stand in the cards beside it. */
function ScopeBar({ rows }: { rows: readonly Row[] }) {
  const parts = rows.filter(({ key, CO2_total }) => key !== 'Total' && CO2_total > 0);
  return (
    <span className="act-shares" aria-hidden="true">
      {parts.map(({ key, CO2_total }) => (
        <span key={key} className={`act-share act-share-${key}`} style={{ flexGrow: CO2_total }} />
      ))}
    </span>
  );
}
