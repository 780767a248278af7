import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';

/** A record that a document would create, before the owning area has validated it. */
export interface Made {
  readonly entity: Entity;
  readonly draft: Values;
  /** Maps each field of the record to its source field; fields of a row by path, such as `fuels.0.quantity`. */
  readonly from: Readonly<Record<string, string>>;
  /** Key fields of entities with one record per key and no deletion: the record is changed, or created first. */
  readonly into?: readonly string[];
  /** Converts the draft for an existing record, such as into its unit. */
  readonly onto?: (stored: Values) => Values;
  /** Records that refer to this one. They are created after it. */
  readonly beside?: readonly MadeBeside[];
}

/** A record that refers to another record of the same document by the field `names`. */
interface MadeBeside extends Omit<Made, 'beside'> {
  readonly names: string;
}

/** Returns the records that the values of one document type create. */
export type Maker = (values: Values, docId: string) => readonly Made[];

/** Drops empty values, so that the defaults of the record apply. */
export const given = (draft: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));

/** Returns the rows of a list; empty if the values have none. */
export const rowsOf = (values: Values, list: string): readonly Values[] => (values[list] ?? []) as readonly Values[];

/** Returns the paths of the fields of one row, by field of the record. */
export const fromRow = (list: string, at: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([to, field]) => [to, `${list}.${at}.${field}`]));
