import type { Release } from '@lichen/contracts/portal/release';
import { SLOT_NAMES, type SlotName } from '@lichen/contracts/portal/slot-names';

type Filling = Pick<Release, 'name' | 'version' | 'widgets'>;

const fills = ({ widgets }: Filling, slot: SlotName): boolean => widgets.some((widget) => widget.slot === slot);

/** Returns the slots that scripts name; minified or not, a slot's name is a string literal. */
export const slotsShownBy = (scripts: readonly string[]): SlotName[] =>
  SLOT_NAMES.filter((slot) =>
    scripts.some((code) => ['"', "'", '`'].some((mark) => code.includes(mark + slot + mark))),
  );

interface Around {
  /** Live versions of other remotes. */
  others: readonly Filling[];
  /** Live version of this remote, if any. */
  before: Filling | undefined;
  /** Stored versions of other remotes that are not live. */
  waiting: readonly Filling[];
}

/**
 * Returns notices about slots: slots of its pages that would be empty, with a stored version to release first if one
 * fills them, and slots of others' pages that it no longer fills. They do not prevent the release, because a slot may
 * be empty.
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
