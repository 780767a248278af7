import type { Explanation } from '@lichen/contracts/activities/emission-calc.entity';
import type { Formats, Translate } from '@lichen/kit';

/** The explanation as plain text, exact numbers included, for mails and auditors. */
export function explanationText(made: Explanation, { t, format }: { t: Translate; format: Formats }): string {
  const factorLine = (factor: Explanation['factors'][number]) =>
    [
      `${factor.value} ${factor.units}`,
      factor.label,
      factor.publisher,
      factor.set,
      factor.edition,
      factor.revision,
      t('row {row}', { row: factor.row }),
      factor.region,
      factor.year,
      factor.source_url,
    ]
      .filter(Boolean)
      .join(', ');
  return [
    t('How this was made'),
    made.formula,
    made.sentence,
    ...made.inputs.map(({ label, value, units }) => `${t(label)}: ${value} ${units ?? ''}`.trim()),
    ...made.parts.map((part) => `${format.period(part.from, part.to)}: ${part.quantity} → ${part.kg} kg CO₂e`),
    ...made.factors.map(factorLine),
    made.why,
    `${made.kg} kg CO₂e · ${made.engine_version} · ${made.input_hash}`,
  ].join('\n');
}
