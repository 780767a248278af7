import type { CalcPart, Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { useFormat, useT } from '@lichen/kit';

type Factor = Explanation['factors'][number];

/** A published factor with its table and row, so that anyone can look it up. */
export function FactorFacts({ factor }: { factor: Factor }) {
  const t = useT();
  return (
    <div className="act-how-factor">
      <p>
        <strong>{factor.text}</strong> · {factor.label}
      </p>
      <p>
        {[
          ...[factor.publisher, factor.set, factor.edition, factor.revision],
          ...[factor.row && t('row {row}', { row: factor.row }), factor.region, factor.year, factor.gwp],
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {factor.note && <p>{factor.note}</p>}
      <p>
        {factor.licence}
        {factor.source_url && (
          <>
            {' · '}
            <a href={factor.source_url} target="_blank" rel="noreferrer">
              {t('Open factor')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** Parts of a period that spans several factor years. */
export function PartsTable({ parts }: { parts: readonly CalcPart[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <table className="act-calcs">
      <thead>
        <tr>
          <th>{t('Period')}</th>
          <th className="act-number">{t('Days')}</th>
          <th className="act-number">{t('Quantity')}</th>
          <th className="act-number">{t('Factor year')}</th>
          <th className="act-number">kg CO₂e</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={`${part.from} ${part.factor_id}`}>
            <td>{format.period(part.from, part.to)}</td>
            <td className="act-number">{part.days}</td>
            <td className="act-number">{format.number(part.quantity)}</td>
            <td className="act-number">{part.factor_year}</td>
            <td className="act-number">{format.figure('co2', part.kg)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
