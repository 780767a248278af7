import { hash } from 'node:crypto';
import { REPEAT_KINDS, type RepeatKind } from '@lichen/contracts/imports/import.entity';

/** Characters of a hash; enough that no two of a hundred thousand rows collide. */
const LENGTH = 14;

/**
 * Returns a short hash of a row's text. A row's hashes are stored in one text, the most certain first, separated by
 * blanks.
 */
export const rowSign = (kind: RepeatKind, text: string): string =>
  `${kind[0]}${hash('sha1', text, 'base64url').slice(0, LENGTH)}`;

/** The earlier row that a row repeats. */
export interface Repeat {
  readonly kind: RepeatKind;
  /** Number of the first row with the same hash. */
  readonly of: number;
}

/** Returns a function that is called for each row of a file in order and returns which earlier row it repeats. */
export function repeats() {
  const first = new Map<string, number>();
  return (place: number, signs: string): Repeat | null => {
    const own = signs.split(' ');
    const found = own.find((sign) => first.has(sign));
    for (const sign of own) if (!first.has(sign)) first.set(sign, place);
    const kind = REPEAT_KINDS.find((one) => found?.startsWith(one.charAt(0)));
    return found !== undefined && kind ? { kind, of: first.get(found) ?? place } : null;
  };
}
