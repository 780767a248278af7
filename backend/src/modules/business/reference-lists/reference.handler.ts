import { reference } from '@lichen/contracts/business/reference.call';
import { isLanguage } from '@lichen/contracts/text/languages';
import { notFound } from '@lichen/contracts/api/problems';
import { handler } from '../../../platform/module';
import type { ReferenceItem } from './list-items.loader';
import { type ReferenceLists, isReferenceList } from './reference-lists.loader';

type SayIn = (language: string) => (text: string) => string;

type ReferenceQuery = Partial<Record<'country' | 'category' | 'group' | 'codes' | 'vehicle_type', string | undefined>>;

/** Returns true where an item matches the query. */
function isOf(entry: ReferenceItem, { country, category, group, codes, vehicle_type }: ReferenceQuery): boolean {
  if (country && entry['country'] !== country) return false;
  if (category && entry['category'] !== category) return false;
  if (group && entry['group'] !== group) return false;
  if (codes && !codes.split(',').includes(entry.code)) return false;
  return !vehicle_type || ((entry['vehicle_types'] ?? []) as readonly string[]).includes(vehicle_type);
}

/** Returns one list in the language of the request; the lists are built once for each language. */
export const referenceHandler = (lists: ReferenceLists, sayIn: SayIn) => {
  const made = new Map<string, ReturnType<ReferenceLists>>();
  const listsIn = (language: string) => {
    const known = made.get(language);
    if (known) return known;
    const fresh = lists(isLanguage(language) ? language : 'en-GB', sayIn(language));
    made.set(language, fresh);
    return fresh;
  };
  return handler(reference, async ({ input, context }) => {
    if (!isReferenceList(input.name)) throw notFound();
    const all = listsIn(input.lang ?? context.language)[input.name];
    const matching = all.filter((entry) => isOf(entry, input));
    const list = matching.slice(0, input.limit ?? matching.length);
    return { list, total: matching.length, count: list.length };
  });
};
