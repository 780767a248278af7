import type { RecordBase } from '../entity/entity';

/**
 * Response body of every list. `total` is the number of matching rows, `count` the number returned; `gone` names the
 * filters whose value is the id of a record that does not exist.
 */
export interface ListAnswer<T> {
  list: T[];
  total: number;
  count: number;
  gone?: string[];
}

/** Response body of every single record and of every write. */
export interface RecordAnswer<T extends object = RecordBase> {
  ok: true;
  obj: T;
}

/** Filter value that keeps the rows without a linked record, for filters over records of another area. */
export const NO_RECORD_FILTER = 'none';

/** Rows of a page of a list: without `limit`, and the highest `limit` accepted. */
export const LIST_LIMIT = { standard: 100, most: 2000 } as const;

/**
 * Request header with the id of the person whose page sends the request. All tabs of a browser share one session, which
 * may belong to another person by now.
 */
export const PERSON_HEADER = 'lichen-person';
