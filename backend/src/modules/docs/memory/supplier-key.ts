import { fold } from '@lichen/contracts/formats/fold';
import { identifierRole, isIban } from '../fields/identifiers';
import type { Layout } from '../layout/segments';

/** Maximum number of segments examined; senders identify themselves on the first pages. */
const MOST_SEGMENTS = 600;
const LONGEST = 100;

const SITE = /(?:www\.|@)([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})/gi;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g;
const TAX = /\b(?:[A-Z]{2} ?[A-Z\d]{2,12}(?: \d{2,4}){0,3}|\d{9} ?MVA)\b/g;

const first = (kind: string, found: readonly string[]): string | null => {
  const [least] = [...new Set(found.map((each) => each.replace(/\s/g, '').toLowerCase()))].sort();
  return least === undefined ? null : `${kind}:${least.slice(0, LONGEST)}`;
};

/**
 * Returns the key by which documents of one sender share a layout: an IBAN, website or tax number, which no two senders
 * share, or else the name. Null if the document has none of these.
 */
export function supplierKey({ segments }: Layout, sender: string | null): string | null {
  const text = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) => segment.text)
    .join('\n');
  const ibans = (text.match(IBAN) ?? []).filter(isIban);
  const sites = [...text.matchAll(SITE)].map(([, site = '']) => site);
  const taxes = (text.match(TAX) ?? []).filter((each) => identifierRole(each)?.role === 'tax-number');
  const name = fold(sender ?? '');
  return (
    first('iban', ibans) ??
    first('site', sites) ??
    first('tax', taxes) ??
    (name === '' ? null : `name:${name.slice(0, LONGEST)}`)
  );
}
