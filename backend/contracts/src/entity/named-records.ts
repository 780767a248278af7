import type { Entity } from './entity';

type Named = Readonly<Record<string, unknown>>;

/** How records of an entity are called where others refer to them. */
export interface NamedRecord {
  readonly entity: Entity;
  /** What one is called where it is picked. */
  readonly labelOf: (record: Named) => string;
  /** What a name says of a new one. */
  readonly named: (name: string) => Named;
  /** Everything a sheet may call one, its name first; if left out, its `name`. */
  readonly words?: (record: Named) => readonly unknown[];
}

/** By the name of the entity. */
export type NamedRecords = Readonly<Record<string, NamedRecord>>;
