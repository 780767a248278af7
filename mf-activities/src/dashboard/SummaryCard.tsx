import type { ActivitySummaryRow } from '@lichen/contracts/activities/list/summary.call';
import { paths } from '@lichen/contracts/api/paths';
import { DAY, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { Card, Figure, ScopeTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { periodName } from '../comparison/period-words';
import { Change } from '../shared/Change';
import { rowsAddress } from '../shared/year-rows';
import { ApprovedFigures } from '../years/ApprovedFigures';
import type { YearComparison } from './year-comparison';
import '../shared/calcs.css';

type Row = ActivitySummaryRow;

const NAMES: Record<Row['key'], string> = {
  Total: 'Total',
  '1': 'Scope 1',
  '2': 'Scope 2, location-based',
  '3': 'Scope 3',
};
interface CardProps {
  row: Row;
  all: readonly Row[];
  compared: YearComparison;
  /** True if nothing was recorded in the period, which differs from zero. */
  isUnrecorded: boolean;
  onOpen: () => void;
}

/** Total of a year or of one scope, with its change; opens its explanation. */
export function SummaryCard({ row, all, compared, isUnrecorded, onOpen }: CardProps) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const isTotal = row.key === 'Total';
  const { now, before, isComparable, isWholeYears } = compared;
  const ofMonths = t('Total, {period}', { period: periodName(now, format) });
  const name = isTotal ? (
    <span>{isWholeYears ? t(NAMES.Total) : ofMonths}</span>
  ) : (
    <ScopeTag scope={row.key}>{t(NAMES[row.key])}</ScopeTag>
  );
  return (
    <Card className={isTotal ? 'act-summary-total' : ''}>
      <p className="act-summary-name">{may(ADMIN) ? <Link to={rowsAddress(row.key, now)}>{name}</Link> : name}</p>
      <Figure
        kg={isUnrecorded ? null : row.CO2_total}
        missing={t('No entries yet')}
        of={t(NAMES[row.key])}
        size={isTotal ? 'large' : 'figure'}
        onOpen={onOpen}
      />
      {isComparable && !isUnrecorded && (
        <p className="act-summary-change">
          <Change now={row.CO2_total} before={row.CO2_last} on={periodName(before, format)} />
          {isTotal && may(ADMIN) && (
            <>
              {' · '}
              <Link className="act-why" to={paths.changeBridge(now, before)}>
                {t('Why?')}
              </Link>
            </>
          )}
        </p>
      )}
      {isTotal && compared.months !== undefined && <LaterMonths compared={compared} kg={row.CO2_later} />}
      {row.market_CO2 !== null && (
        <button type="button" className="act-link act-summary-market" onClick={onOpen}>
          {t('market-based {figure} {unit}', { figure: format.co2(row.market_CO2), unit: format.unit })}
        </button>
      )}
      {isTotal && isWholeYears && <ApprovedFigures periods={[now]} />}
      {isTotal && <ScopeBar rows={all} />}
    </Card>
  );
}

/** Shares of the three scopes as a bar; the cards beside it show the figures. */
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

/** Emissions of months that are not over, which the compared total leaves out. */
function LaterMonths({ compared, kg = 0 }: { compared: YearComparison; kg: number | undefined }) {
  const t = useT();
  const format = useFormat();
  if (kg === 0) return null;
  const period = format.months(compared.now.to + DAY, yearBounds(yearOf(compared.now.from)).to);
  const words = { figure: format.co2(kg), unit: format.unit, period };
  return <p className="act-summary-change">{t('Not included: {figure} {unit} of {period}, not over yet', words)}</p>;
}
