import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { STATEMENT_EDITORS } from '@lichen/contracts/business/statements/annual-statement.entity';
import {
  type RefreshedStatements,
  refreshStatements,
  type StatementYear,
} from '@lichen/contracts/business/statements/statement-figures.call';
import { STATEMENT_METHODS } from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import {
  asDataError,
  Card,
  data,
  failureText,
  type QueryResult,
  StatusTag,
  useFormat,
  useNotify,
  usePortal,
  useSingleFlight,
  useT,
  useTn,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { rowsOf, type Statement, totalsOf } from './statement-words';

interface Props {
  statements: readonly Statement[];
  figures: QueryResult<ListAnswer<StatementYear>>;
  /** The year that is shown. */
  year: number;
  /** Called after statements have been created or recalculated. */
  onRefreshed: () => void;
}

/** The statements of all years, each in its own units. */
export function AllYears({ statements, figures, year, onRefreshed }: Props) {
  const t = useT();
  const { may } = usePortal();
  const byYear = new Map(figures.data?.list.map((each) => [each.year, each]));
  return (
    <Card title={t('All years')} actions={may(STATEMENT_EDITORS) && <Refresh onRefreshed={onRefreshed} />}>
      {statements.length === 0 ? (
        <p className="biz-quiet">{t(STATEMENT_TEXTS.none)}</p>
      ) : (
        <div className="biz-scroll">
          <table className="biz-figures">
            <thead>
              <tr className="biz-figures-head">
                <th scope="col">{t('Year')}</th>
                <th scope="col" className="biz-figures-words">
                  {t('Method')}
                </th>
                <th scope="col">{t('Scope 1')}</th>
                <th scope="col">{t('Scope 2')}</th>
                <th scope="col">{t('Scope 3')}</th>
                <th scope="col">{t('Total')}</th>
                <th scope="col" className="biz-figures-words">
                  {t('Status')}
                </th>
              </tr>
            </thead>
            <tbody>
              {statements.map((statement) => (
                <Row
                  key={statement._id}
                  statement={statement}
                  now={byYear.get(statement.year)}
                  isShown={statement.year === year}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  statement: Statement;
  now: StatementYear | undefined;
  isShown: boolean;
}

function Row({ statement, now, isShown }: RowProps) {
  const t = useT();
  const format = useFormat();
  const { year, units, method } = statement;
  const rows = rowsOf(statement, now?.now);
  const stated = (line: string) => format.figure('statement', rows.find((row) => row.line === line)?.stated) || '–';
  const total = format.figure('statement', totalsOf(rows).stated);
  return (
    <tr {...(isShown ? { 'aria-current': 'true' as const } : {})}>
      <th scope="row">
        <Link to={paths.statement(year)}>{year}</Link>
      </th>
      <td className="biz-figures-words">{t(STATEMENT_METHODS[method])}</td>
      <td>{stated('scope1')}</td>
      <td>{stated('scope2')}</td>
      <td>{stated('scope3')}</td>
      <td className="biz-figures-stated">{total ? `${total} ${units}` : '–'}</td>
      <td className="biz-figures-words">
        <State statement={statement} now={now} />
      </td>
    </tr>
  );
}

function State({ statement: { status, waiting }, now }: Omit<RowProps, 'isShown'>) {
  const t = useT();
  if (now?.has_moved) return <StatusTag tone="attention">{t('Figures have moved since')}</StatusTag>;
  if (status === 'approved') return <StatusTag tone="good">{t('Approved')}</StatusTag>;
  return <StatusTag>{t(waiting ? 'Waiting for a second approval' : 'Not approved')}</StatusTag>;
}

function Refresh({ onRefreshed }: Pick<Props, 'onRefreshed'>) {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<void>();
  const refresh = () =>
    run(async () => {
      try {
        const { obj } = await data<{ obj: RefreshedStatements }>(refreshStatements.name, { method: 'POST', body: {} });
        // Refetched here, because a page whose socket is not connected yet misses the event.
        onRefreshed();
        const changed = obj.made + obj.changed;
        notify(
          changed === 0
            ? t('Every year is up to date')
            : tn(changed, '{count} year refreshed', '{count} years refreshed'),
        );
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
      }
    });
  return (
    <Button type="link" loading={isRunning && { delay: 200 }} onClick={() => void refresh()}>
      {t('Refresh all years')}
    </Button>
  );
}
