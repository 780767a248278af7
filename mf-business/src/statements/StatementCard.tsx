import { paths } from '@lichen/contracts/api/paths';
import { STATEMENT_EDITORS, annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_METHODS, type StatementMethod } from '@lichen/contracts/business/statements/stated-scopes';
import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import { Card, ScopeTag, StatusTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Button, Segmented } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { isPageOpen } from '../shared/is-page-open';
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
              <Line key={row.line} row={row} year={year} />
            ))}
          </tbody>
          <Total rows={rows} />
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

function Line({ row: { line, calculated, manual, stated, reason }, year }: { row: StatementRow; year: number }) {
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
        <Activities line={line} year={year}>
          {amount(calculated)}
        </Activities>
      </td>
      <td data-label={t('Added manually')}>{manual !== null && manual > 0 ? `+ ${amount(manual)}` : amount(manual)}</td>
      <td className="biz-figures-stated" data-label={t('Stated')}>
        {amount(stated)}
      </td>
      <td className="biz-figures-why">{reason ?? (isBeside ? t('Not in the total') : '')}</td>
    </tr>
  );
}

interface ActivitiesProps extends Pick<StatementRow, 'line'> {
  year: number;
  children: string;
}

/** Links a calculated figure to its activities, for users who may open them. */
function Activities({ line, year, children }: ActivitiesProps) {
  const t = useT();
  const { answer } = usePortal();
  if (children === '–' || !isPageOpen(answer, '/activities')) return children;
  const { from, to } = yearBounds(year);
  const filters = { scopes: LINE_SCOPES[line], start_date: String(from), end_date: String(to) };
  return (
    <Link
      className="biz-figures-link"
      to={paths.activities(filters)}
      aria-label={t('{line}: {figure}. Open its activities', { line: t(LINE_WORDS[line]), figure: children })}
    >
      {children}
    </Link>
  );
}

function Total({ rows }: { rows: readonly StatementRow[] }) {
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
        <td />
      </tr>
    </tfoot>
  );
}
