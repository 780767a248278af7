import type { Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Formats, Translate } from '@lichen/kit';

interface Words {
  t: Translate;
  format: Formats;
  nameOf: (memberId: string) => string;
}

/** Returns when the figure was calculated, by which engine version, and after whose change. */
export function formulaText(
  { made_on, made_by, engine_version: engine }: Explanation,
  { t, format, nameOf }: Words,
): string {
  const [moment, person] = [format.moment(made_on), nameOf(made_by)];
  return person
    ? t('Calculated {moment} after a change by {person} (engine {engine}).', { moment, person, engine })
    : t('Calculated {moment} (engine {engine}).', { moment, engine });
}

/** Returns the explanation as plain text with exact numbers, for emails and auditors. */
export function explanationText(made: Explanation, { t, format, nameOf }: Words): string {
  const factorLine = (factor: Explanation['factors'][number]) =>
    [
      factor.text,
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
    t('How this was calculated'),
    made.sentence,
    made.imported && t('Imported from {file}, row {row}', { file: made.imported.file, row: String(made.imported.row) }),
    ...made.steps.map(({ text }) => text),
    ...made.inputs.map(({ label, text }) => `${t(label)}: ${text}`),
    ...made.parts.map((part) => `${format.period(part.from, part.to)}: ${part.quantity} → ${part.kg} kg CO₂e`),
    ...made.factors.map(factorLine),
    made.why,
    `${made.kg} kg CO₂e · ${made.engine_version} · ${made.input_hash}`,
    formulaText(made, { t, format, nameOf }),
  ]
    .filter((line) => line !== null)
    .join('\n');
}
