import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldReading, OtherReading } from '@lichen/contracts/docs/reading';
import { fold } from '@lichen/contracts/formats/fold';
import { isSame } from '../fields/exact';
import { agrees, type SaidField, valueSaid } from './said-values';
import type { PrintedPlace } from './place-on-page';

/** Flags of a value that a service says: nobody finds it on the page, or it was read here in another way. */
export const NOT_ON_PAGE = 'not_on_page';
const COMPETING = 'competing';
/** What two that read apart from each other leave open no more. */
const DOUBTS: readonly string[] = [COMPETING, 'unsure'];

/** A service may be wrong: somebody looks at what it alone has read. */
const FOUND = 0.85;
const NOT_FOUND = 0.3;
const BOTH = 0.92;
const SURE = 0.9;

const isAmount = (value: unknown): value is { amount: string } =>
  typeof value === 'object' && value !== null && 'amount' in value;

function isSameValue(one: unknown, other: unknown): boolean {
  if (isAmount(one) && isAmount(other)) return isSame(one.amount, other.amount);
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

/** What was read here and what a service says of one field. What is exact, or was shown by a person, stays. */
function together(own: FieldReading | undefined, said: Said): FieldReading {
  if (!own) return readBy(said);
  if (own.how === 'xml' || own.how === 'anchor') return own;
  if (isSameValue(own.value, said.value))
    return {
      ...own,
      confidence: Math.max(own.confidence, BOTH),
      flags: own.flags.filter((flag) => !DOUBTS.includes(flag)),
    };
  // Words that nobody finds on the page say nothing against what stands there.
  if (!said.place) return own;
  const other = readBy(said);
  if (own.value !== null && own.confidence >= SURE && own.flags.length === 0)
    return { ...own, flags: [COMPETING], alternatives: [...otherOf(other), ...own.alternatives] };
  return { ...other, flags: [COMPETING], alternatives: [...otherOf(own), ...own.alternatives] };
}

/** Readings of the fields of a type, with what a service says of them and where that stands on the pages. */
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
