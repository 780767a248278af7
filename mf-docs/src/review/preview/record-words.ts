import type { DocPreview } from '@lichen/contracts/docs/doc.call';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Formats, Translate } from '@lichen/kit';

const day = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const name = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns one line about a record that will be created: its type, name, period and amount. */
export function recordWords(
  { doc_type, draft }: Pick<DocPreview['records'][number], 'doc_type' | 'draft'>,
  { t, format }: { t: Translate; format: Formats },
): string {
  const period = format.period(day(draft['from']), day(draft['to']));
  const amount = typeof draft['amount'] === 'number' ? `${format.number(draft['amount'])} ${draft['units'] ?? ''}` : '';
  const called = name(draft['name']) || name(draft['first_name']);
  return [t(docTypeOf(doc_type)?.label ?? 'Record'), called, period, amount.trim()].filter(Boolean).join(' · ');
}
