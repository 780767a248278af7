import type { DocPreview } from '@lichen/contracts/docs/doc.call';
import type { Formats, Translate } from '@lichen/kit';

/** Names of the records that documents make. */
const NAMES: Readonly<Record<string, string>> = {
  electricity_activitys: 'Electricity',
  water_activitys: 'Water',
};

const day = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** One record that will be made, in a line: its kind, its days, its amount. */
export function recordWords(
  { entity, draft }: Pick<DocPreview['records'][number], 'entity' | 'draft'>,
  { t, format }: { t: Translate; format: Formats },
): string {
  const period = format.period(day(draft['from']), day(draft['to']));
  const amount = typeof draft['amount'] === 'number' ? `${format.number(draft['amount'])} ${draft['units'] ?? ''}` : '';
  return [t(NAMES[entity] ?? 'Record'), period, amount.trim()].filter(Boolean).join(' · ');
}
