import type { FactorImportPlan } from '@lichen/contracts/activities/factors/factor-import.entity';
import { type Fact, Facts, useFormat, useT } from '@lichen/kit';

/** Figures keep the publisher's digits, because rounding could hide a change. */
function Biggest({ biggest }: Pick<FactorImportPlan, 'biggest'>) {
  const t = useT();
  const format = useFormat();
  if (biggest.length === 0) return null;
  return (
    <section className="act-scroll">
      <h3>{t('Biggest changes')}</h3>
      <table className="act-calcs">
        <thead>
          <tr>
            <th>{t('Row')}</th>
            <th>{t('Units')}</th>
            <th className="act-number">{t('Before')}</th>
            <th className="act-number">{t('After')}</th>
            <th className="act-number">{t('Difference')}</th>
          </tr>
        </thead>
        <tbody>
          {biggest.map(({ label, unit, before, after, percent }) => (
            <tr key={`${label}|${unit}|${before}|${after}`}>
              <td>{label}</td>
              <td>{unit}</td>
              <td className="act-number">{before}</td>
              <td className="act-number">{after}</td>
              <td className="act-number">
                {percent === null ? '–' : `${percent > 0 ? '+' : '−'}${format.number(Math.abs(percent))} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Changes of a file, proposed or stored, to the factor library of all companies. */
export function FactorImportPlanView({ plan }: { plan: FactorImportPlan }) {
  const t = useT();
  const format = useFormat();
  const { set, fresh, changed, same, gone, blank, biggest, missing } = plan;
  const facts: Fact[] = [
    { label: t('Edition'), value: set && `${set.publisher}, ${set.title}, ${set.edition} (${set.id})` },
    { label: t('Valid from'), value: set && format.day(set.valid_from) },
    { label: t('New rows'), value: format.number(fresh) },
    { label: t('Changed rows'), value: format.number(changed) },
    { label: t('Unchanged rows'), value: format.number(same) },
    { label: t('Removed rows'), value: format.number(gone) },
    { label: t('Rows without a value'), value: format.number(blank) },
  ];
  return (
    <>
      <Facts facts={facts} />
      <Biggest biggest={biggest} />
      {missing.length > 0 && (
        <details>
          <summary>{t('Removed rows')}</summary>
          <ul>
            {missing.map(({ label, unit }) => (
              <li key={`${label}|${unit}`}>
                {label} <span className="act-quiet">{unit}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
