import type { Release } from '@lichen/contracts/portal/release';
import { SLOT_NAMES, type SlotName } from '@lichen/contracts/portal/slot-names';

type Filling = Pick<Release, 'name' | 'version' | 'widgets'>;

const fills = ({ widgets }: Filling, slot: SlotName): boolean => widgets.some((widget) => widget.slot === slot);

/** Slots that code names: minified or not, a name of a slot stands there as a text of its own. */
export const slotsShownBy = (scripts: readonly string[]): SlotName[] =>
  SLOT_NAMES.filter((slot) =>
    scripts.some((code) => ['"', "'", '`'].some((mark) => code.includes(mark + slot + mark))),
  );

interface Around {
  /** What is live of other remotes, */
  others: readonly Filling[];
  /** of this one, if anything, */
  before: Filling | undefined;
  /** and what is stored of others without being live. */
  waiting: readonly Filling[];
}

/**
 * What whoever releases this should know: places of its pages that would stay empty, and places of others' pages that it
 * leaves empty. No reason to refuse it, because a slot may be empty; what has to be live before it is named.
 */
export function slotNotices(
  release: Filling,
  shown: readonly SlotName[],
  { others, before, waiting }: Around,
): string[] {
  const isEmpty = (slot: SlotName) => ![release, ...others].some((one) => fills(one, slot));
  const left = SLOT_NAMES.filter((slot) => before && fills(before, slot) && isEmpty(slot) && !shown.includes(slot));
  return [
    ...shown.filter(isEmpty).map((slot) => {
      const found = waiting.find((one) => fills(one, slot));
      const wanted = found ? `; release ${found.name} ${found.version} first, it is stored and fills it` : '';
      return `${release.name} ${release.version} shows the slot ${slot}, which nothing that is live fills${wanted}`;
    }),
    ...left.map((slot) => `${release.name} ${release.version} no longer fills the slot ${slot}, and nothing else does`),
  ];
}
