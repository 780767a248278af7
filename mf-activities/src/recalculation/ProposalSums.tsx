import type {
  RecalculationDifference,
  RecalculationSum,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { Card, changePercent, ScopeTag, useFormat, useT } from '@lichen/kit';
import { Fragment, type ReactNode } from 'react';
import { type BasisSum, categoryName, changeKg, marketOf, scopeDigit, scopeName } from './recalculation-words';
import { useLocationNames } from './useLocationNames';

/** A difference with its sign and percentage; a dash if it is zero. */
export function ChangeText({ before_kg, after_kg, unit }: { before_kg: number; after_kg: number; unit?: ReactNode }) {
  const format = useFormat();
  const moved = changeKg({ before_kg, after_kg });
  if (moved === 0) return <>–</>;
  const percent = changePercent(after_kg, before_kg);
  const sign = moved > 0 ? '+' : '−';
  return (
    <>
      {sign}
      {format.co2(Math.abs(moved))}
      {unit}
      {percent !== null && <span className="act-quiet"> {signed(format.number(percent))} %</span>}
    </>
  );
}

const signed = (text: string) => (/^[-−]/.test(text) ? text.replace(/^-/, '−') : `+${text}`);

/** Total of the proposal on both bases side by side. */
export function ProposalTotal({ total }: { total: RecalculationSum }) {
  const t = useT();
  const market = marketOf(total);
  return (
    <>
      <BasisTotal name={t('Total, location-based')} sum={total} />
      {market && <BasisTotal name={t('Scope 2, market-based')} sum={market} />}
    </>
  );
}

function BasisTotal({ name, sum }: { name: string; sum: BasisSum }) {
  const t = useT();
  const format = useFormat();
  const unit = <span className="act-quiet"> {format.unit} CO₂e</span>;
  const figure = (kg: number) => (
    <>
      {format.co2(kg)}
      {unit}
    </>
  );
  const figures = [
    { label: 'Before', value: figure(sum.before_kg) },
    { label: 'After', value: figure(sum.after_kg) },
    { label: 'Difference', value: <ChangeText {...sum} unit={unit} /> },
  ];
  return (
    <section aria-label={name} className="act-proposal-basis">
      <h3>{name}</h3>
      <dl className="act-proposal-total">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Difference of a proposal by scope, by category of scope 3 and by location. */
export function ProposalSums({ difference }: { difference: RecalculationDifference }) {
  const t = useT();
  const inventoryLineName = useLocationNames();
  const { scopes, categories, locations } = difference;
  return (
    <div className="act-proposal-sums">
      <div>
        <SumTable
          title={t('By scope')}
          sums={scopes}
          nameOf={(key) => <ScopeTag scope={scopeDigit(key)}>{t(scopeName(key))}</ScopeTag>}
        />
        <SumTable title={t('By location')} sums={locations} nameOf={(key) => inventoryLineName(key || null)} />
      </div>
      {categories.length > 0 && (
        <SumTable
          title={t('By Scope 3 category')}
          sums={[...categories].sort((a, b) => Number(a.key) - Number(b.key))}
          nameOf={(key) => `${key}. ${t(categoryName(key))}`}
        />
      )}
    </div>
  );
}

interface SumTableProps {
  title: string;
  sums: readonly RecalculationSum[];
  nameOf: (key: string) => ReactNode;
}

/** One line for each sum, and a second one for its market-based figure. */
function SumTable({ title, sums, nameOf }: SumTableProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={title} aside={`${format.unit} CO₂e`}>
      <div className="act-scroll">
        <table className="act-calcs">
          <thead>
            <tr>
              <th>
                <span className="k-unseen">{title}</span>
              </th>
              <th className="act-number">{t('Before')}</th>
              <th className="act-number">{t('After')}</th>
              <th className="act-number">{t('Difference')}</th>
              <th className="act-number">{t('Activities')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => {
              const market = marketOf(sum);
              return (
                <Fragment key={sum.key}>
                  <SumRow name={nameOf(sum.key)} sum={sum} activities={format.number(sum.activities)} />
                  {market && (
                    <SumRow name={<span className="act-quiet">{t('Scope 2, market-based')}</span>} sum={market} />
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function SumRow({ name, sum, activities = '' }: { name: ReactNode; sum: BasisSum; activities?: string }) {
  const format = useFormat();
  return (
    <tr>
      <td>{name}</td>
      <td className="act-number">{format.co2(sum.before_kg)}</td>
      <td className="act-number">{format.co2(sum.after_kg)}</td>
      <td className="act-number">
        <ChangeText {...sum} />
      </td>
      <td className="act-number">{activities}</td>
    </tr>
  );
}
