import { annualStatement, STATEMENT_EDITORS } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { STATEMENT_LINES, type StatementFigures } from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Role } from '@lichen/contracts/portal/roles';
import {
  Card,
  EmailText,
  failureText,
  Seal,
  useAction,
  useConfirm,
  useFormat,
  useNotify,
  usePortal,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { rowsOf, type Statement } from './statement-words';

/** Roles that may open the company section; only editors of statements who have one of them approve. */
const OPENING: readonly Role[] = ['admin', 'edit_business'];

interface Props {
  statement: Statement;
  now: StatementYear | undefined;
}

/** The people who prepared and approved a statement, with buttons to approve it or withdraw the approval. */
export function ApprovalCard({ statement, now }: Props) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { status, last_published: last, approved_by } = statement;
  const isApproved = status === 'approved';
  const mayDecide = may(STATEMENT_EDITORS) && may(OPENING);
  return (
    <Card className="biz-approval">
      <div className="biz-approval-head">
        {isApproved && <Seal isChanged={now?.has_moved === true} />}
        <div>
          <h2>{isApproved && last !== null ? t('Approved {day}', { day: format.moment(last) }) : t('Not approved')}</h2>
          {isApproved && approved_by.length > 1 && (
            <p className="biz-quiet">{t('Two people, as set for the account')}</p>
          )}
          {!isApproved && last !== null && (
            <p className="biz-quiet">{t('Last approved {day}', { day: format.moment(last) })}</p>
          )}
        </div>
      </div>
      <People statement={statement} />
      {mayDecide && <Decision statement={statement} now={now} />}
    </Card>
  );
}

function People({ statement: { prepared_by, prepared_on, approved_by, waiting } }: { statement: Statement }) {
  const t = useT();
  const format = useFormat();
  const people = [
    ...(prepared_by ? [{ by: prepared_by, on: prepared_on, what: 'Prepared' }] : []),
    ...(waiting ? [{ ...waiting, what: 'Approved first' }] : []),
    ...approved_by.map((each) => ({ ...each, what: 'Approved' })),
  ];
  return (
    <ul className="biz-approval-people">
      {people.map(({ by, on, what }) => (
        <li key={`${what} ${by}`}>
          <EmailText address={by} />
          <span className="biz-quiet">
            {t(what)}
            {on !== null && ` · ${format.moment(on)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The figures that the user sees when approving; the server refuses the approval where they have changed. */
const seenOf = (statement: Statement, now: StatementFigures | undefined) =>
  Object.fromEntries(rowsOf(statement, now).map(({ line, stated }) => [line, stated])) as StatementFigures;

function Decision({ statement, now }: Props) {
  const t = useT();
  const { user, today } = usePortal();
  const approve = useAction(annualStatement, 'approve');
  const reset = useAction(annualStatement, 'reset_approval');
  const confirm = useConfirm();
  const notify = useNotify();
  const { status, waiting, year } = statement;
  const isApproved = status === 'approved';
  const seen = seenOf(statement, now?.now);
  const isEmpty = STATEMENT_LINES.every((line) => seen[line] === null);
  const isRunning = approve.isRunning || reset.isRunning;

  const decide = async (action: 'approve' | 'reset') => {
    const result = action === 'approve' ? await approve.run(statement, { seen }) : await reset.run(statement, {});
    if (result.state === 'failed') notify(failureText(result.error), 'bad');
  };
  const askAndApprove = async () => {
    const isOver = yearBounds(year).to < today();
    const question = {
      title: t('Approve the statement of {year}?', { year: String(year) }),
      text: isOver
        ? 'Its figures no longer change, even if activities do.'
        : 'The year is not over. Later activities are not included in the statement.',
      action: 'Approve',
    };
    if (await confirm(question)) await decide('approve');
  };
  const askAndReset = async () => {
    const question = { title: t('Reset the approval?'), text: STATEMENT_TEXTS.resets, action: 'Reset approval' };
    if (await confirm(question)) await decide('reset');
  };
  const isMine = waiting?.by === user.email;

  return (
    <div className="biz-approval-decision">
      <div className="biz-acts">
        {!isApproved && !isMine && !isEmpty && (
          <Button type="primary" loading={isRunning && { delay: 200 }} onClick={() => void askAndApprove()}>
            {t('Approve')}
          </Button>
        )}
        {(isApproved || waiting) && (
          <Button loading={isRunning && { delay: 200 }} onClick={() => void askAndReset()}>
            {t('Reset approval')}
          </Button>
        )}
      </div>
      {isMine && <p className="biz-quiet">{t('A second person has to approve the statement.')}</p>}
      {isApproved && <p className="biz-quiet">{t(STATEMENT_TEXTS.resets)}</p>}
    </div>
  );
}
