import { STATEMENT_EDITORS, annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_METHODS, type StatementMethod } from '@lichen/contracts/business/statements/stated-scopes';
import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { Card, ScopeTag, StatusTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Button, Segmented } from '@lichen/kit/antd';
import { CountedActivities, LineActivities } from './LineActivities';
import {
  LINE_SCOPES,
  LINE_WORDS,
  METHOD_WORDS,
  METHODS,
  rowsOf,
  type Statement,
  type StatementRow,
  totalsOf,
} from './statement-words';
import { useEditStatement } from './useEditStatement';

interface Props {
  statement: Statement;
  now: StatementYear | undefined;
  onEdit: () => void;
}

/** Every line of a statement: its calculated, manual and stated figures. */
export function StatementCard({ statement, now, onEdit }: Props) {
  const t = useT();
  const { may } = usePortal();
  const { units, method, year, status } = statement;
  const rows = rowsOf(statement, now?.now);
  // The activities of today are not those of figures that were approved before they changed.
  const isCounted = method !== 'manual' && now?.has_moved !== true;
  return (
    <Card
      title={
        <>
          <span className="biz-statement-title">{t('Statement {year}', { year: String(year) })}</span>{' '}
          <StatusTag tone={status === 'approved' ? 'good' : 'plain'}>
            {t(status === 'approved' ? 'Approved' : 'Not approved')}
          </StatusTag>
        </>
      }
      actions={may(STATEMENT_EDITORS) && <Button onClick={onEdit}>{t('Edit')}</Button>}
    >
      <div className="biz-statement-method">
        <Method statement={statement} />
        <span className="biz-quiet">{t(METHOD_WORDS[method], { units })}</span>
      </div>
      <div className="biz-scroll">
        <table className="biz-figures biz-figures-lines">
          <thead>
            <tr className="biz-figures-head">
              <th scope="col">{units} CO₂e</th>
              <th scope="col">{t('Calculated')}</th>
              <th scope="col">{t('Added manually')}</th>
              <th scope="col">{t('Stated')}</th>
              <th scope="col">{t('Why')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.line} row={row} year={year} isCounted={isCounted} />
            ))}
          </tbody>
          <Total rows={rows} year={year} isCounted={isCounted} />
        </table>
      </div>
    </Card>
  );
}

function Method({ statement }: { statement: Statement }) {
  const t = useT();
  const { may } = usePortal();
  const { change, isSaving } = useEditStatement(statement);
  if (!may(STATEMENT_EDITORS)) return <StatusTag>{t(STATEMENT_METHODS[statement.method])}</StatusTag>;
  return (
    <Segmented
      aria-label={t(annualStatement.fields.method.label)}
      value={statement.method}
      disabled={isSaving}
      options={METHODS.map(([value, words]) => ({ value, label: t(words) }))}
      onChange={(method: StatementMethod) => void change({ method })}
    />
  );
}

interface LineProps {
  row: StatementRow;
  year: number;
  /** True where the number of activities behind the figure is shown. */
  isCounted: boolean;
}

function Line({ row: { line, calculated, manual, stated, reason }, year, isCounted }: LineProps) {
  const t = useT();
  const format = useFormat();
  const isBeside = line === 'scope2_market';
  const amount = (value: number | null) => format.figure('statement', value) || '–';
  return (
    <tr className={isBeside ? 'biz-figures-beside' : ''}>
      <th scope="row" className="biz-figures-name">
        {isBeside ? (
          <span className="biz-figures-inset">{t('Market-based, shown separately')}</span>
        ) : (
          <ScopeTag scope={LINE_SCOPES[line]}>{t(LINE_WORDS[line])}</ScopeTag>
        )}
      </th>
      <td data-label={t('Calculated')}>
        <LineActivities line={line} year={year}>
          {amount(calculated)}
        </LineActivities>
      </td>
      <td data-label={t('Added manually')}>{manual !== null && manual > 0 ? `+ ${amount(manual)}` : amount(manual)}</td>
      <td className="biz-figures-stated" data-label={t('Stated')}>
        {amount(stated)}
      </td>
      <td className="biz-figures-why">
        {isBeside && t('Not in the total')}
        {isCounted && !isBeside && calculated !== null && <CountedActivities line={line} year={year} />}
        {reason !== null && <span className="biz-figures-reason">{reason}</span>}
      </td>
    </tr>
  );
}

interface TotalProps extends Omit<LineProps, 'row'> {
  rows: readonly StatementRow[];
}

function Total({ rows, year, isCounted }: TotalProps) {
  const t = useT();
  const format = useFormat();
  const { calculated, manual, stated } = totalsOf(rows);
  const amount = (value: number | null) => format.figure('statement', value) || '–';
  return (
    <tfoot>
      <tr className="biz-figures-total">
        <th scope="row">{t('Total')}</th>
        <td data-label={t('Calculated')}>{amount(calculated)}</td>
        <td data-label={t('Added manually')}>
          {manual !== null && manual > 0 ? `+ ${amount(manual)}` : amount(manual)}
        </td>
        <td className="biz-figures-stated" data-label={t('Stated')}>
          {amount(stated)}
        </td>
        <td className="biz-figures-why">
          {isCounted && calculated !== null && <CountedActivities line={null} year={year} />}
        </td>
      </tr>
    </tfoot>
  );
}
