import { type Case, caseOf } from './case';
import { byDay, type Checked } from './checked';

/**
 * The same supplier and number twice, at the same location or with the same amount. One invoice over several locations
 * is usual, and its lines differ in both.
 */
export function duplicateInvoices(records: readonly Checked[]): Case[] {
  const seen = new Map<string, Checked>();
  const found: Case[] = [];
  for (const record of [...records].sort(byDay)) {
    const { type, partner_id, document, location_id, amount, units, number } = record;
    if (document === null) continue;
    const same = JSON.stringify([type, partner_id, document]);
    const places = [`${same} at ${location_id}`, ...(amount === null ? [] : [`${same} of ${amount} ${units}`])];
    const first = places.map((place) => seen.get(place)).find((known) => known !== undefined);
    if (first)
      found.push(
        caseOf(record, {
          kind: 'duplicate_invoice',
          others: [first],
          params: { number: { text: number ?? '' } },
        }),
      );
    for (const place of places) if (!seen.has(place)) seen.set(place, record);
  }
  return found;
}
