import { ScopeTag, useFormat, useT } from '@lichen/kit';
import { type Calc, calcKg, calcName, headlineCalcs } from './calc-words';

interface Props {
  /** Headline figure in kilograms. */
  total: number | null;
  rows: readonly Calc[];
}

/** Rows that the headline adds up, if there are several; market-based scope 2 is shown separately. */
export function HeadlineSum({ total, rows }: Props) {
  const t = useT();
  const format = useFormat();
  const parts = headlineCalcs(rows);
  if (parts.length < 2) return null;
  return (
    <section className="act-how" aria-label={t('What the total includes')}>
      <h2>{t('What the total includes')}</h2>
      <table className="act-calcs">
        <tbody>
          {parts.map((row) => (
            <tr key={row._id}>
              <td>{t(calcName(row))}</td>
              <td>
                <ScopeTag scope={row.scope} />
              </td>
              <td className="act-number">{format.co2(calcKg(row))}</td>
            </tr>
          ))}
          <tr className="act-sum">
            <th scope="row" colSpan={2}>
              {t('Total')}
            </th>
            <td className="act-number">
              <strong>
                {format.co2(total)} {format.unit}
              </strong>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
