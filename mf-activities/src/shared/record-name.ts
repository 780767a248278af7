import type { RecordBase } from '@lichen/contracts/entity/entity';

/** A record of another area, as filter options list it. */
export interface NamedRecord extends RecordBase {
  name?: string;
  first_name?: string;
  last_name?: string;
}

/** Returns the name of a record; of a person, first and last name. */
export const recordName = ({ name, first_name, last_name }: NamedRecord): string =>
  name ?? [first_name, last_name].filter(Boolean).join(' ');
