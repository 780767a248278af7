import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldReading, OtherReading } from '@lichen/contracts/docs/reading';
import { fold } from '@lichen/contracts/formats/fold';
import { isSame } from '../fields/exact';
import { amountIn } from '../fields/quantity-proofs';
import { agrees, type SaidField, valueSaid } from './said-values';
import type { PrintedPlace } from './place-on-page';

/** Flags of a service's value: it was not found on the page, or it differs from the value read here. */
export const NOT_ON_PAGE = 'not_on_page';
const COMPETING = 'competing';
/** Flags that are removed if two independent readings agree. */
const DOUBTS: readonly string[] = [COMPETING, 'unsure'];

/** Confidence of values that only the service has read: below `SURE_FROM`, so that a person checks them. */
const FOUND = 0.85;
const NOT_FOUND = 0.3;
const BOTH = 0.92;
const SURE = 0.9;

function isSameValue(one: unknown, other: unknown): boolean {
  const [amount, another] = [amountIn(one), amountIn(other)];
  if (amount !== null && another !== null) return isSame(amount, another);
  if (typeof one === 'string' && typeof other === 'string') return one === other || fold(one) === fold(other);
  return false;
}

interface Said {
  readonly field: string;
  readonly value: unknown;
  readonly place: PrintedPlace | null;
}

const otherOf = ({ value, raw, page, box, confidence }: FieldReading): OtherReading[] =>
  value === null || page === null || box === null ? [] : [{ value, raw, page, box, confidence }];

const readBy = ({ field, value, place }: Said): FieldReading => ({
  ...{ field, value, how: 'provider', alternatives: [] },
  ...{ raw: place?.raw ?? '', page: place?.page ?? null, box: place?.box ?? null },
  ...(place ? { confidence: FOUND, flags: [] } : { confidence: NOT_FOUND, flags: [NOT_ON_PAGE] }),
});

/** Merges the value read here with the service's. Structured data and places shown by a person always win. */
function together(own: FieldReading | undefined, said: Said): FieldReading {
  if (!own) return readBy(said);
  if (own.how === 'xml' || own.how === 'anchor') return own;
  if (isSameValue(own.value, said.value))
    return {
      ...own,
      confidence: Math.max(own.confidence, BOTH),
      flags: own.flags.filter((flag) => !DOUBTS.includes(flag)),
    };
  // Words that are not on the page are no evidence against a value that is.
  if (!said.place) return own;
  const other = readBy(said);
  if (own.value !== null && own.confidence >= SURE && own.flags.length === 0)
    return { ...own, flags: [COMPETING], alternatives: [...otherOf(other), ...own.alternatives] };
  return { ...other, flags: [COMPETING], alternatives: [...otherOf(own), ...own.alternatives] };
}

/** Merges the readings of a type's fields with the service's answers and finds the answers' places on the pages. */
export function withSaid(
  fields: readonly FieldReading[],
  { reads }: DocType,
  said: Readonly<Record<string, SaidField | null>>,
  placeOf: (printed: string) => PrintedPlace | null,
): FieldReading[] {
  const own = new Map(fields.map((each) => [each.field, each]));
  const answered = Object.entries(said).flatMap(([field, each]): Said[] => {
    const as = reads[field];
    const value = as && each ? valueSaid(as, each) : null;
    if (!as || !each || value === null) return [];
    return [{ field, value, place: agrees(as, each) ? placeOf(each.printed) : null }];
  });
  const merged = new Map(answered.map((each) => [each.field, together(own.get(each.field), each)]));
  const kept = fields.map((each) => merged.get(each.field) ?? each);
  return [...kept, ...[...merged.values()].filter(({ field }) => !own.has(field))];
}
