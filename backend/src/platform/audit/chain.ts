import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { tableOf } from '../store/table';

/** Id and hash of one audit row, as listed in a seal. */
export type SealEntry = readonly [id: string, rowHash: string];

/** One link of a company's chain: a batch of audit rows in order of their ids. */
export interface Seal {
  companyId: string;
  /** 1, 2, 3, … without gaps. */
  number: number;
  /** `SealEntry[]` as JSON, exactly as hashed. */
  entries: string;
  previousHash: string;
  hash: string;
  signature: string;
  sealedOn: number;
}

/** Previous hash of a company's first seal. */
export const NO_SEAL = '0'.repeat(64);

const COLUMNS = ['company_id', 'seal', 'entries', 'previous_hash', 'hash', 'signature', 'key_id', 'sealed_on'] as const;

export const sealTable = (database: Pick<Database, 'dialect'>) => tableOf('audit_seals', COLUMNS, database.dialect);

/** Hashes the link of the chain: the hash before it, its entries and its time. */
export const sealHash = (seal: Pick<Seal, 'previousHash' | 'entries' | 'sealedOn'>): string =>
  sha256(`${seal.previousHash}\n${seal.entries}\n${seal.sealedOn}`);

/** The signed bytes include company and seal number, so that no seal can be moved to another chain. */
export const signedBytes = (seal: Pick<Seal, 'companyId' | 'number' | 'hash'>): Buffer =>
  Buffer.from(`audit-seal\n${seal.companyId}\n${seal.number}\n${seal.hash}`);

export function sealRow(seal: Seal, keyId: string): Row {
  return {
    company_id: seal.companyId,
    seal: seal.number,
    entries: seal.entries,
    previous_hash: seal.previousHash,
    hash: seal.hash,
    signature: seal.signature,
    key_id: keyId,
    sealed_on: seal.sealedOn,
  };
}

export function sealOf(row: Row): Seal {
  return {
    companyId: String(row['company_id']),
    number: Number(row['seal']),
    entries: String(row['entries']),
    previousHash: String(row['previous_hash']),
    hash: String(row['hash']),
    signature: String(row['signature']),
    sealedOn: Number(row['sealed_on']),
  };
}
