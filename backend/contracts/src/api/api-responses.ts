import type { RecordBase } from '../entity/entity';

/**
 * Answer of every list. `total` counts the matching rows, `count` the returned ones; `gone` names the filters that ask for
 * a record which is not there.
 */
export interface ListAnswer<T> {
  list: T[];
  total: number;
  count: number;
  gone?: string[];
}

/** Answer of every single record and of every write. */
export interface RecordAnswer<T extends object = RecordBase> {
  ok: true;
  obj: T;
}

/** Value of a filter over records of another area that keeps the rows without any. */
export const NO_RECORD_FILTER = 'none';

export const LIST_LIMIT = { standard: 100, most: 2000 } as const;

/** Carries the id of the person whose page asks: tabs of a browser share one session, which may be another's by now. */
export const PERSON_HEADER = 'lichen-person';
