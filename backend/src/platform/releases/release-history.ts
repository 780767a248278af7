import { Problem } from '@lichen/contracts/api/problems';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { type Table, tableOf } from '../store/table';

/** What can be done about a remote: the first three move its pointer, the others keep one account where it is. */
export const RELEASE_ACTS = ['publish', 'rollback', 'retire', 'pin', 'hold', 'unpin'] as const;
export type ReleaseActKind = (typeof RELEASE_ACTS)[number];

/** Who does it and why. */
export interface Actor {
  readonly by: string;
  readonly note: string;
}

/** One act in the history of a remote. */
export interface ReleaseAct extends Actor {
  readonly name: string;
  /** 1, 2, 3, … without a gap. */
  readonly seq: number;
  readonly act: ReleaseActKind;
  readonly version: string;
  /** The version that was live before the act; null for none. */
  readonly previous: string | null;
  /** Account that is pinned or held back. */
  readonly companyId: string | null;
  /** Moment at which a pin ends. */
  readonly until: number | null;
  readonly at: number;
  /** Over the act and the hash before it; null in rows that are older than the chain. */
  readonly hash: string | null;
}

const COLUMNS = ['name', 'seq', 'act', 'version', 'previous', 'company_id', 'until', 'actor', 'note', 'at', 'hash'];

export const historyTable = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('release_history', COLUMNS, dialect);

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value));
const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/** Acts of before this was kept published something, and nobody knows who. */
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

/** The act as it is written: its hash covers the one before. */
export function chained(act: Omit<ReleaseAct, 'hash'>, before: string | null | undefined): Row {
  return rowOf({ ...act, hash: hashOf(act, before ?? '') });
}

/** First place at which a history is not as it was written; undefined for a whole one. */
export function brokenAct(acts: readonly ReleaseAct[]): string | undefined {
  let before = '';
  /** Acts of before there was a chain say nothing of who and why; whatever does had a hash. */
  const isOld = ({ hash, by, note }: ReleaseAct) => hash === null && by === '' && note === '';
  /** What the acts so far made live; an act says what it found. */
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
 * Versions that were made live one over the other and not taken back: the last is live, and the one under it is what a
 * page falls back to. A roll-back takes away whatever came over the version it goes to.
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

/** What a person says an act is for: one line, not empty. */
export function expectNote(note: string): string {
  const said = note.trim();
  if (said.length < 1 || said.length > 500)
    throw new Problem('invalid', 'Say in one to 500 characters what this is for', { note: 'Say what this is for' });
  return said;
}
