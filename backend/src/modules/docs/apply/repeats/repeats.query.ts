import { draftFindings, type StoredOther } from '@lichen/contracts/activities/checks/draft-findings';
import { REPEAT_KINDS, type RepeatKind } from '@lichen/contracts/activities/checks/row-finding-kinds';
import type { Repeat } from '@lichen/contracts/docs/doc.call';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { Drafted } from '../draft-types.rules';

const MESSAGES: Readonly<Record<RepeatKind, string>> = {
  duplicate_invoice: DOC_TEXTS.sameInvoice,
  duplicate_entry: DOC_TEXTS.sameEntry,
  overlap: DOC_TEXTS.overlap,
};

const isRepeat = (kind: string): kind is RepeatKind => (REPEAT_KINDS as readonly string[]).includes(kind);

/** Maximum number of other records named for each drafted one; one is enough to make a person look. */
const MOST = 3;

/** The first records that a draft repeats, and the number of the others. */
interface Repeats {
  readonly repeats: readonly Repeat[];
  readonly more_repeats: number;
}

/** Returns the repeats of one draft, each other record once, by the first kind that finds it. */
function repeatsOf(found: readonly { kind: RepeatKind; others: readonly StoredOther[] }[]): Repeats {
  const byId = new Map<string, Repeat>();
  for (const kind of REPEAT_KINDS)
    for (const { others } of found.filter((each) => each.kind === kind))
      for (const other of others) if (!byId.has(other.id)) byId.set(other.id, { message: MESSAGES[kind], ...other });
  return { repeats: [...byId.values()].slice(0, MOST), more_repeats: Math.max(0, byId.size - MOST) };
}

/**
 * Returns the stored records that drafts of a document would repeat, by the id of the draft. The checks of activities
 * find them, so that every type is compared as in the list of findings.
 */
export async function repeatsIn(
  unit: Pick<UnitOfWork, 'ask'>,
  drafted: readonly Drafted[],
): Promise<ReadonlyMap<string, Repeats>> {
  const found = new Map<string, { kind: RepeatKind; others: readonly StoredOther[] }[]>();
  for (const entity of new Set(drafted.map((each) => each.entity.name))) {
    const records = drafted
      .filter((each) => each.entity.name === entity)
      .map(({ prepared }) => ({ ...prepared.record }));
    const { answers } = await unit.ask(draftFindings, { entity, records });
    for (const { kind, id, others } of answers)
      if (isRepeat(kind)) found.set(id, [...(found.get(id) ?? []), { kind, others }]);
  }
  return new Map([...found].map(([id, each]) => [id, repeatsOf(each)]));
}
