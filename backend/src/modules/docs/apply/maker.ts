import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';

/** A record that a document makes, before its own area has judged it. */
export interface Made {
  readonly entity: Entity;
  readonly draft: Values;
  /** Field of the document that says each field of the record; one of a row by its path, such as `fuels.0.quantity`. */
  readonly from: Readonly<Record<string, string>>;
}

/** The records that the values of one type make. */
export type Maker = (values: Values, docId: string) => readonly Made[];

/** Values without those that the document leaves open: the defaults of the record fill them. */
export const given = (draft: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));
