import type {
  RecalculationDifference,
  RecalculationSum,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { Card, changePercent, ScopeTag, useFormat, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { categoryName, changeKg, scopeDigit } from './recalculation-words';
import { useLocationNames } from './useLocationNames';

/** A difference with its sign and its share; nothing but a dash where nothing moves. */
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

/** The whole proposal in one line of figures. */
export function ProposalTotal({ total }: { total: RecalculationSum }) {
  const t = useT();
  const format = useFormat();
  const unit = <span className="act-quiet"> {format.unit} CO₂e</span>;
  const figures = [
    {
      label: 'Before',
      value: (
        <>
          {format.co2(total.before_kg)}
          {unit}
        </>
      ),
    },
    {
      label: 'After',
      value: (
        <>
          {format.co2(total.after_kg)}
          {unit}
        </>
      ),
    },
    { label: 'Difference', value: <ChangeText {...total} unit={unit} /> },
  ];
  return (
    <dl className="act-proposal-total">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same difference by scope, by category of scope 3 and by location. */
export function ProposalSums({ difference }: { difference: RecalculationDifference }) {
  const t = useT();
  const placeName = useLocationNames();
  const { scopes, categories, locations } = difference;
  return (
    <div className="act-proposal-sums">
      <div>
        <SumTable title={t('By scope')} sums={scopes} nameOf={(key) => <ScopeTag scope={scopeDigit(key)} />} />
        <SumTable title={t('By location')} sums={locations} nameOf={(key) => placeName(key || null)} />
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
            {sums.map((sum) => (
              <tr key={sum.key}>
                <td>{nameOf(sum.key)}</td>
                <td className="act-number">{format.co2(sum.before_kg)}</td>
                <td className="act-number">{format.co2(sum.after_kg)}</td>
                <td className="act-number">
                  <ChangeText {...sum} />
                </td>
                <td className="act-number">{format.number(sum.activities)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
