import type { Entity } from './entity';

type Named = Readonly<Record<string, unknown>>;

/** Names of an entity's records where other records refer to them. */
export interface NamedRecord {
  readonly entity: Entity;
  /** Returns the label of a record in pickers. */
  readonly labelOf: (record: Named) => string;
  /** Returns the draft of a new record with this name. */
  readonly named: (name: string) => Named;
  /** Returns all texts by which a sheet may name the record, its name first; defaults to its `name`. */
  readonly words?: (record: Named) => readonly unknown[];
}

/** Keyed by entity name. */
export type NamedRecords = Readonly<Record<string, NamedRecord>>;
