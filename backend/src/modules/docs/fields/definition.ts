import type { Role } from '../lexicon/label-roles';
import type { UnitFamily } from './units';

export type FieldKind = 'date' | 'money' | 'quantity' | 'percent' | 'identifier' | 'text' | 'choice';

/** A field that the reader looks for in documents of a type. */
export interface SoughtField {
  readonly name: string;
  readonly kind: FieldKind;
  /** The meaning of the value on the document. */
  readonly role: Role;
  readonly required?: boolean;
  /** Unit families that a quantity may have; the first is preferred. */
  readonly families?: readonly UnitFamily[];
}

/** The fields that the reader looks for in documents of a type. */
export interface SoughtType {
  readonly type: string;
  /** Name in the lexicon: for types that are recognised by the same words, and for types that have words for each kind. */
  readonly family?: string;
  /** Words that tell the type from others of its family: `ISO 9001`. */
  readonly named?: string;
  readonly fields: readonly SoughtField[];
}
