import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { statedTotal } from '@lichen/contracts/business/statements/stated-scopes';
import { changePercent, useFormat, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { intensitiesOf, rowsOf, type Statement, statedOf, totalsOf } from './statement-words';

interface Props {
  statement: Statement;
  /** The previous year's statement. */
  before: Statement | undefined;
  now: StatementYear | undefined;
}

/** Revenue, staff and the emission intensity of each, compared with the previous year. */
export function StatementFacts({ statement, before, now }: Props) {
  const t = useT();
  const format = useFormat();
  const { revenue, revenue_currency: currency, fte_staff } = statement;
  const { perMillion, perPerson } = intensitiesOf(statement, totalsOf(rowsOf(statement, now?.now)).stated);
  const earlier = before && intensitiesOf(before, statedTotal(statedOf(before)));
  const isSameMoney = before?.revenue_currency === currency;
  return (
    <dl className="biz-strip">
      <Fact label={t('Revenue')}>
        {revenue === null || currency === null ? '–' : format.money({ currency, amount: revenue })}
      </Fact>
      <Fact label={t('Staff, full-time equivalent')}>{format.number(fte_staff) || '–'}</Fact>
      <Fact
        label={t('t CO₂e per {currency} million', { currency: currency ?? '' })}
        change={<Change now={perMillion} before={isSameMoney ? earlier?.perMillion : null} />}
      >
        {format.figure('quantity', perMillion) || '–'}
      </Fact>
      <Fact label={t('t CO₂e per person')} change={<Change now={perPerson} before={earlier?.perPerson} />}>
        {format.figure('quantity', perPerson) || '–'}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  change?: ReactNode;
  children: ReactNode;
}

const Fact = ({ label, change, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {change}
  </div>
);

interface ChangeProps {
  now: number | null;
  before: number | null | undefined;
}

function Change({ now, before }: ChangeProps) {
  const t = useT();
  const format = useFormat();
  if (now === null || before === null || before === undefined) return null;
  const percent = changePercent(now, before);
  if (percent === null) return null;
  const isLess = percent.startsWith('-');
  const isSame = Number(percent) === 0;
  const words = { change: format.percent(percent.replace('-', '')), before: format.figure('quantity', before) };
  return (
    <dd className={`biz-change${isLess && !isSame ? ' biz-change-less' : ''}`}>
      {isSame && t('Same as the previous year')}
      {!isSame && (isLess ? t('↓ {change} from {before}', words) : t('↑ {change} from {before}', words))}
    </dd>
  );
}
