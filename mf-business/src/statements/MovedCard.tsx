import { annualStatement, STATEMENT_EDITORS } from '@lichen/contracts/business/statements/annual-statement.entity';
import {
  calculatedOf,
  inStatementUnits,
  STATEMENT_LINES,
  statedTotal,
  type StatementFigures,
  type StatementUnits,
} from '@lichen/contracts/business/statements/stated-scopes';
import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { failureText, sumOf, useAction, useConfirm, useFormat, useNotify, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { LINE_WORDS, type Statement } from './statement-words';

interface Props {
  statement: Statement;
  now: StatementYear | undefined;
}

const inUnits = (figures: StatementFigures, units: StatementUnits): StatementFigures =>
  Object.fromEntries(STATEMENT_LINES.map((line) => [line, inStatementUnits(figures[line], units)])) as StatementFigures;

/** A warning that the figures of the year have changed since the statement was approved, with the differences. */
export function MovedCard({ statement, now }: Props) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const [isOpen, setOpen] = useState(false);
  if (!now?.has_moved) return null;
  const { units, year } = statement;
  const [was, is] = [inUnits(calculatedOf(statement), units), inUnits(now.now, units)];
  const total = statedTotal(is);
  const more = sumOf([total, was && -(statedTotal(was) ?? 0)]) ?? '0';
  const words = {
    year: String(year),
    total: `${format.figure('statement', total)} ${units}`,
    more: `${format.figure('statement', more.replace('-', ''))} ${units}`,
  };
  return (
    <section className="biz-moved" aria-label={t('Figures have moved since')}>
      <h2>{t('Figures have moved since')}</h2>
      <p>
        {Number(more) < 0
          ? t('The activities of {year} now give {total}, {more} less than stated.', words)
          : t('The activities of {year} now give {total}, {more} more than stated.', words)}{' '}
        {t('The statement stays as approved.')}
      </p>
      {isOpen && <Compared was={was} is={is} />}
      <div className="biz-acts">
        {!isOpen && <Button onClick={() => setOpen(true)}>{t('Compare')}</Button>}
        {isOpen && may(STATEMENT_EDITORS) && <TakeOver statement={statement} />}
      </div>
    </section>
  );
}

function Compared({ was, is }: { was: StatementFigures; is: StatementFigures }) {
  const t = useT();
  const format = useFormat();
  const amount = (value: number | null) => format.figure('statement', value) || '–';
  return (
    <table className="biz-figures">
      <thead>
        <tr className="biz-figures-head">
          <th scope="col">{t('Scope')}</th>
          <th scope="col">{t('Stated')}</th>
          <th scope="col">{t('Now')}</th>
        </tr>
      </thead>
      <tbody>
        {STATEMENT_LINES.filter((line) => was[line] !== is[line]).map((line) => (
          <tr key={line}>
            <th scope="row">{t(LINE_WORDS[line])}</th>
            <td>{amount(was[line])}</td>
            <td>{amount(is[line])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Withdraws the approval, so that the statement takes today's figures and needs another approval. */
function TakeOver({ statement }: { statement: Statement }) {
  const t = useT();
  const confirm = useConfirm();
  const notify = useNotify();
  const reset = useAction(annualStatement, 'reset_approval');
  const take = async () => {
    const question = {
      title: t('Update to the current figures?'),
      text: 'The approval is reset, and the statement has to be approved again.',
      action: 'Update figures',
    };
    if (!(await confirm(question))) return;
    const result = await reset.run(statement, {});
    if (result.state === 'failed') notify(failureText(result.error), 'bad');
  };
  return (
    <Button loading={reset.isRunning && { delay: 200 }} onClick={() => void take()}>
      {t('Update figures')}
    </Button>
  );
}
