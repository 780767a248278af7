import type { Role } from '../lexicon/label-roles';
import type { UnitFamily } from './units';

export type FieldKind = 'date' | 'money' | 'quantity' | 'percent' | 'identifier' | 'text' | 'choice';

/** A field that is looked for on documents of a type. */
export interface SoughtField {
  readonly name: string;
  readonly kind: FieldKind;
  /** What the value stands for on the document. */
  readonly role: Role;
  readonly required?: boolean;
  /** Families of units that a quantity may be of; the first one before the others. */
  readonly families?: readonly UnitFamily[];
}

/** What the reader looks for on documents of a type. */
export interface SoughtType {
  readonly type: string;
  /** Name in the lexicon, where several types are told by the same words. */
  readonly family?: string;
  /** Words without which it is another type of its family: `ISO 9001`. */
  readonly named?: string;
  readonly fields: readonly SoughtField[];
}
