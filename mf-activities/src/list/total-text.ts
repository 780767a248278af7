import { DATA_QUALITIES } from '@lichen/contracts/activities/calculations/data-quality';
import type { TotalParts } from '@lichen/contracts/activities/list/summary.call';
import type { Formats, Translate } from '@lichen/kit';
import type { ListQuery } from './useTotals';

interface Total {
  readonly parts: TotalParts;
  /** Emissions in kilograms. */
  readonly total: number | undefined;
  readonly earlier: { readonly label: string; readonly kg: number | undefined } | null;
  readonly query: Pick<ListQuery, 'start_date' | 'end_date'>;
}

/** Returns a total as plain text in exact kilograms, for emails and auditors. */
export function totalText(
  { parts, total, earlier, query }: Total,
  { t, format }: { t: Translate; format: Pick<Formats, 'period'> },
): string {
  const line = (label: string, kg: number | undefined) => (kg === undefined ? null : `${label}: ${kg} kg CO₂e`);
  return [
    [t('How this was calculated'), format.period(query.start_date, query.end_date)].filter(Boolean).join(', '),
    ...parts.scopes.map(({ scope, kg }) => line(t('Scope {scope}', { scope }), kg)),
    line(t('Total'), total),
    earlier && line(earlier.label, earlier.kg),
    ...parts.qualities.map(({ quality, kg }) => line(t(DATA_QUALITIES[quality]), kg)),
  ]
    .filter((text) => text !== null)
    .join('\n');
}
