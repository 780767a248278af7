import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';

/** A record that a document makes, before its own area has judged it. */
export interface Made {
  readonly entity: Entity;
  readonly draft: Values;
  /** Field of the document that says each field of the record; one of a row by its path, such as `fuels.0.quantity`. */
  readonly from: Readonly<Record<string, string>>;
  /** Fields by which a record is found that nobody may have twice, nor delete: it is changed, or begun first. */
  readonly into?: readonly string[];
  /** The draft as the record that is there takes it: in its unit. */
  readonly onto?: (stored: Values) => Values;
  /** Records that name this one: they are made once it is there. */
  readonly beside?: readonly MadeBeside[];
}

/** A record that names another of the same document, under this field. */
interface MadeBeside extends Omit<Made, 'beside'> {
  readonly names: string;
}

/** The records that the values of one type make. */
export type Maker = (values: Values, docId: string) => readonly Made[];

/** Values without those that the document leaves open: the defaults of the record fill them. */
export const given = (draft: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));

/** Rows of a list that the values may not have. */
export const rowsOf = (values: Values, list: string): readonly Values[] => (values[list] ?? []) as readonly Values[];

/** Paths of the fields of one row, by the field of the record that they become. */
export const fromRow = (list: string, at: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([to, field]) => [to, `${list}.${at}.${field}`]));
