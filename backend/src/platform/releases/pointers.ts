import { Problem, refused } from '@lichen/contracts/api/problems';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import type { Row, Sql } from '../store/sql';
import { releaseClaims } from './gate/claims';
import type { Claim } from './gate/standing';
import type { Pin } from './pins';
import { actWriter, isRetired, liveOf, movedMeanwhile, neverReleased } from './act-writer';
import { type Actor, brokenAct, type ReleaseAct, standingVersions } from './release-history';

/** The live version of a remote. */
export interface Pointer {
  readonly name: string;
  readonly version: string;
  /** True once the remote has been retired for everybody; its history continues. */
  readonly isRetired: boolean;
  /** Version that pages fall back to; null if there is none. */
  readonly fallback: string | null;
}

/** A change of a pointer. */
export interface Move extends Actor {
  readonly name: string;
  readonly act: 'publish' | 'rollback' | 'retire';
  /** Required to publish; a roll-back without it goes to the previous version. */
  readonly version?: string | undefined;
  /** Version that must be live before the move; null for none, undefined for any. */
  readonly expected?: string | null | undefined;
  /**
   * Names that the remote claims with a version, also on a roll-back, because another may have claimed them meanwhile.
   */
  readonly namesOf?: (version: string, sql: Sql) => Promise<readonly Claim[]>;
}

type StoredPin = Pick<Pin, 'companyId' | 'version' | 'until'>;

/** Decides which version of each remote is live, and keeps the history of these decisions. */
export interface Pointers {
  read(): Promise<Pointer[]>;
  /** Moves a pointer and records who, when and why; returns the version that is live afterwards, null for none. */
  move(move: Move): Promise<string | null>;
  /** Returns every act about a remote, the oldest first. */
  history(name: string): Promise<ReleaseAct[]>;
  /** Describes the first inconsistency of a history, pointer or pins; undefined if there is none. */
  broken(name: string, pins: readonly StoredPin[]): Promise<string | undefined>;
}

/**
 * Returns the target of a roll-back: the requested version, which must have been live, or the previous one. Throws
 * `refused` otherwise.
 */
function rollbackTarget({ name, version }: Move, acts: readonly ReleaseAct[], live: string | null): string {
  if (version === undefined) {
    const before = standingVersions(acts).filter((each) => each !== live);
    const last = before.at(-1);
    if (!last) throw refused(`${name} has no earlier version to go back to`);
    return last;
  }
  if (!acts.some((act) => act.act !== 'retire' && act.companyId === null && act.version === version))
    throw refused(`${name} ${version} was never live; release it instead`);
  return version;
}

/** Returns the version that becomes live; undefined if nothing changes. */
function targetOf(move: Move, acts: readonly ReleaseAct[], live: string | null): string | undefined {
  if (move.act === 'retire') return live ?? undefined;
  const target = move.act === 'rollback' ? rollbackTarget(move, acts, live) : move.version;
  if (!target) throw refused('Say which version to release');
  return target === live ? undefined : target;
}

/** Describes a pin that differs from the last act about its account; undefined if there is none. */
function brokenPin(acts: readonly ReleaseAct[], pins: readonly StoredPin[], name: string): string | undefined {
  const last = new Map(acts.flatMap((act) => (act.companyId === null ? [] : [[act.companyId, act] as const])));
  for (const { companyId, version, until } of pins) {
    const said = last.get(companyId);
    if (!said || said.act === 'unpin' || said.version !== version || said.until !== until)
      return `${companyId} is kept at ${name} ${version} without an act`;
  }
  const gone = [...last.values()].find(
    ({ act, companyId }) => act !== 'unpin' && !pins.some((pin) => pin.companyId === companyId),
  );
  return gone && `${gone.companyId} was let go from ${name} ${gone.version} without an act`;
}

/** Describes the first inconsistency; undefined if there is none. */
function brokenOf(
  acts: readonly ReleaseAct[],
  { current, pins, name }: { current: Row | undefined; pins: readonly StoredPin[]; name: string },
): string | undefined {
  const broken = brokenAct(acts) ?? brokenPin(acts, pins, name);
  if (broken || !current) return broken;
  if (Number(current['seq']) !== acts.length) return `the last act of ${name} is missing`;
  const fallback = current['fallback'] ?? null;
  if (fallback !== null && fallback !== standingVersions(acts).at(-2))
    return `${name} was given another version to fall back to without an act`;
  const last = acts.filter(({ act }) => act === 'publish' || act === 'rollback' || act === 'retire').at(-1);
  const isAsSaid = current['version'] === last?.version && (last?.act === 'retire') === isRetired(current);
  return isAsSaid ? undefined : `${name} was moved without an act`;
}

/** Stores which version of each remote is live, with the history of changes; throws `conflict` on a race. */
export function makePointers(database: Database, clock: Clock): Pointers {
  const { pointers, history, actsOf, append } = actWriter(database, clock);
  const claims = releaseClaims(database);

  const moved = (move: Move) =>
    database.transaction(async (tx) => {
      const { name, act, by, note, expected } = move;
      const current = await pointers.first(tx, { name });
      const live = liveOf(current);
      if (expected !== undefined && expected !== live) throw movedMeanwhile(name);
      if (!current && act !== 'publish') throw neverReleased(name);
      const acts = await actsOf(tx, name);
      const version = targetOf(move, acts, live);
      if (version === undefined) return live;
      if (move.namesOf && act !== 'retire') await claims.take(tx, name, await move.namesOf(version, tx), clock.now());
      const { seq, at } = await append(tx, current, {
        ...{ name, act, version, previous: live, by, note, companyId: null, until: null },
      });
      const fallback = standingVersions([...acts, { act, version }]).at(-2) ?? null;
      const row = { version, updated_on: at, retired_on: act === 'retire' ? at : null, fallback };
      if (current) await pointers.update(tx, { name, seq }, row);
      else await pointers.insert(tx, [{ name, seq, ...row }]);
      return act === 'retire' ? null : version;
    });

  /**
   * Pointers from before the column `fallback` take it from their last act. Acts never change, so each is read once.
   */
  const earlierOf = new Map<string, { seq: unknown; version: unknown }>();
  const earlier = async ({ name, seq }: Row) => {
    const known = earlierOf.get(String(name));
    if (known && known.seq === seq) return known.version;
    const last = await history.first(database, { name: String(name), seq: seq as number });
    const version = last?.['act'] === null ? last['previous'] : null;
    earlierOf.set(String(name), { seq, version });
    return version;
  };

  const pointerOf = async (row: Row): Promise<Pointer> => {
    const fallback = row['fallback'] ?? (await earlier(row));
    return {
      name: String(row['name']),
      version: String(row['version']),
      isRetired: isRetired(row),
      fallback: (fallback as string | null | undefined) ?? null,
    };
  };

  return {
    read: async () => {
      const rows = await pointers.find(database, { order: [{ column: 'name' }] });
      return Promise.all(rows.map(pointerOf));
    },
    move: (move) =>
      moved(move).catch((error: unknown) => {
        const isLate = isDuplicate(error) || (error instanceof Problem && error.code === 'conflict');
        if (!isLate) throw error;
        if (move.expected !== undefined) throw movedMeanwhile(move.name);
        // Applies to whatever is live: a second simultaneous caller finds it done, or moves the new state.
        return moved(move);
      }),
    history: (name) => actsOf(database, name),
    broken: async (name, pins) =>
      brokenOf(await actsOf(database, name), { current: await pointers.first(database, { name }), pins, name }),
  };
}
