import { Problem } from '@lichen/contracts/api/problems';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { type Table, tableOf } from '../store/table';

/** Acts about a remote: the first three move its pointer, the others pin or unpin one account. */
export const RELEASE_ACTS = ['publish', 'rollback', 'retire', 'pin', 'hold', 'unpin'] as const;
export type ReleaseActKind = (typeof RELEASE_ACTS)[number];

/** The actor of a change and the reason. */
export interface Actor {
  readonly by: string;
  readonly note: string;
}

/** One act about a remote. */
export interface ReleaseAct extends Actor {
  readonly name: string;
  /** 1, 2, 3, … without gaps. */
  readonly seq: number;
  readonly act: ReleaseActKind;
  readonly version: string;
  /** Version that was live before the act; null for none. */
  readonly previous: string | null;
  /** Account of a pin. */
  readonly companyId: string | null;
  /** End of a pin, in epoch milliseconds. */
  readonly until: number | null;
  readonly at: number;
  /** Hash over the act and the previous hash; null in rows from before the chain. */
  readonly hash: string | null;
}

const COLUMNS = ['name', 'seq', 'act', 'version', 'previous', 'company_id', 'until', 'actor', 'note', 'at', 'hash'];

export const historyTable = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('release_history', COLUMNS, dialect);

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value));
const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/** Reads an act from its row. Rows from before this column are publications by an unknown person. */
export const actOf = (row: Row): ReleaseAct => ({
  name: String(row['name']),
  seq: Number(row['seq']),
  act: (textOrNull(row['act']) ?? 'publish') as ReleaseActKind,
  version: String(row['version']),
  previous: textOrNull(row['previous']),
  companyId: textOrNull(row['company_id']),
  until: numberOrNull(row['until']),
  by: textOrNull(row['actor']) ?? '',
  note: textOrNull(row['note']) ?? '',
  at: Number(row['at']),
  hash: textOrNull(row['hash']),
});

const rowOf = ({ companyId, by, ...act }: ReleaseAct): Row => ({ ...act, company_id: companyId, actor: by });

const hashOf = (act: Omit<ReleaseAct, 'hash'>, before: string): string => {
  const { name, seq, act: kind, version, previous, companyId, until, by, note, at } = act;
  return sha256(JSON.stringify([before, name, seq, kind, version, previous, companyId, until, by, note, at]));
};

/** Returns the row of an act; its hash covers the previous one. */
export function chained(act: Omit<ReleaseAct, 'hash'>, before: string | null | undefined): Row {
  return rowOf({ ...act, hash: hashOf(act, before ?? '') });
}

/** Describes the first inconsistency of a history; undefined if there is none. */
export function brokenAct(acts: readonly ReleaseAct[]): string | undefined {
  let before = '';
  /** Returns whether an act is from before the chain: without author and note; all later ones have a hash. */
  const isOld = ({ hash, by, note }: ReleaseAct) => hash === null && by === '' && note === '';
  /** Version made live by the acts so far; each act states the one it found. */
  let live: string | null = null;
  for (const [at, act] of acts.entries()) {
    if (act.seq !== at + 1) return `act ${at + 1} of ${act.name} is missing`;
    const isChained = !isOld(act) || before !== '';
    if (isChained && hashOf(act, before) !== act.hash) return `act ${act.seq} of ${act.name} was changed`;
    if (act.hash !== null && act.previous !== live) return `${act.name} was moved without an act before act ${act.seq}`;
    if (act.act === 'retire') live = null;
    else if (act.act === 'publish' || act.act === 'rollback') live = act.version;
    before = act.hash ?? '';
  }
  return undefined;
}

/**
 * Returns the versions in effect, oldest first: the last one is live, and pages fall back to the one before it. A
 * roll-back removes the versions after its target.
 */
export function standingVersions(acts: readonly Pick<ReleaseAct, 'act' | 'version'>[]): string[] {
  const standing: string[] = [];
  for (const { act, version } of acts) {
    const at = standing.indexOf(version);
    if (act === 'rollback' && at >= 0) standing.length = at;
    else if (act === 'publish' && at >= 0) standing.splice(at, 1);
    if (act === 'publish' || act === 'rollback') standing.push(version);
  }
  return standing;
}

/** Returns the trimmed note of an act; throws `invalid` unless it has 1 to 500 characters. */
export function expectNote(note: string): string {
  const said = note.trim();
  if (said.length < 1 || said.length > 500)
    throw new Problem('invalid', 'Say in one to 500 characters what this is for', { note: 'Say what this is for' });
  return said;
}
