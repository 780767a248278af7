import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import type { Anchors } from './anchor';
import type { Verifier } from './signer';

/** The first fault of a chain, and its position. */
export interface Broken {
  kind:
    | 'seal missing'
    | 'seal reordered'
    | 'seal edited'
    | 'signature wrong'
    | 'rewritten'
    | 'tail cut'
    | 'row deleted'
    | 'row edited'
    | 'row inserted'
    | 'row unsealed';
  seal: number | null;
  row: string | null;
}

/** Result of checking a company's chain of seals: how many seals and rows were read, and the first fault. */
export interface Verdict {
  companyId: string;
  seals: number;
  rows: number;
  broken: Broken | null;
}

/** Dependencies of the check of a chain. */
export interface Verifying {
  database: Pick<Database, 'dialect'>;
  sql: Sql;
  verifier: Verifier;
  anchors: Anchors;
  now: number;
}
