import { hash } from 'node:crypto';
import { REPEAT_KINDS, type RepeatKind } from '@lichen/contracts/imports/import.entity';

/** Enough that two of a hundred thousand rows are never alike by chance. */
const LENGTH = 14;

/** A short fingerprint of what a row says; a row has them in one text, the surest first, with a blank between them. */
export const rowSign = (kind: RepeatKind, text: string): string =>
  `${kind[0]}${hash('sha1', text, 'base64url').slice(0, LENGTH)}`;

export interface Repeat {
  readonly kind: RepeatKind;
  /** The row that says it first. */
  readonly of: number;
}

/** Tells, row after row of a file, which of them repeat an earlier one. */
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
