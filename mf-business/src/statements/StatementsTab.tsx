import { annualStatement, STATEMENT_EDITORS } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { Card, EmptyState, failureText, QueryStates, useNotify, usePortal, useSave, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import type { CompanyTabProps } from '../shared/company-tab-props';
import { AllYears } from './AllYears';
import { ApprovalCard } from './ApprovalCard';
import { MovedCard } from './MovedCard';
import { StatementCard } from './StatementCard';
import { StatementDialog } from './StatementDialog';
import { StatementFacts } from './StatementFacts';
import { useStatements } from './useStatements';
import './statements.css';

/** The statement of a year: its figures, its approval, and whether the year's figures have changed since. */
export function StatementsTab({ year }: CompanyTabProps) {
  const { statements, figures, yearOf } = useStatements();
  const [isEditing, setEditing] = useState(false);
  const now = yearOf(year);
  return (
    <QueryStates of={statements}>
      {({ list }) => {
        const statement = list.find((each) => each.year === year);
        const before = list.find((each) => each.year === year - 1);
        return (
          <div className="biz-statement">
            <div className="biz-statement-main">
              {statement ? (
                <>
                  <StatementCard statement={statement} now={now} onEdit={() => setEditing(true)} />
                  <StatementFacts statement={statement} before={before} now={now} />
                </>
              ) : (
                <NoStatement year={year} />
              )}
              <AllYears
                statements={list}
                figures={figures}
                year={year}
                onRefreshed={() => void Promise.all([statements.refetch(), figures.refetch()])}
              />
            </div>
            {statement && (
              <div className="biz-statement-side">
                <ApprovalCard statement={statement} now={now} />
                <MovedCard statement={statement} now={now} />
              </div>
            )}
            {statement && isEditing && <StatementDialog statement={statement} onClose={() => setEditing(false)} />}
          </div>
        );
      }}
    </QueryStates>
  );
}

function NoStatement({ year }: { year: number }) {
  const t = useT();
  const notify = useNotify();
  const { may, account } = usePortal();
  const { create, isSaving } = useSave(annualStatement);
  const add = async () => {
    const { emission_units: units } = account;
    const result = await create({ year, units, method: 'calculated' });
    if (result.state === 'failed') notify(failureText(result.error), 'bad');
  };
  return (
    <Card title={t('Statement {year}', { year: String(year) })}>
      <EmptyState
        text={t(STATEMENT_TEXTS.none)}
        action={
          may(STATEMENT_EDITORS) && (
            <Button type="primary" loading={isSaving && { delay: 200 }} onClick={() => void add()}>
              {t('Add the {year} statement', { year: String(year) })}
            </Button>
          )
        }
      />
    </Card>
  );
}
