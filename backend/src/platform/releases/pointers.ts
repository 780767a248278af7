import { Problem, refused } from '@lichen/contracts/api/problems';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import {
  type Actor,
  type ReleaseAct,
  actOf,
  brokenAct,
  chained,
  expectNote,
  historyTable,
  standingVersions,
} from './release-history';

export interface Pointer {
  readonly name: string;
  readonly version: string;
  /** True once the remote was taken from everybody; its history goes on. */
  readonly isRetired: boolean;
  /** The version that a page falls back to; null for none. */
  readonly fallback: string | null;
}

/** A move of a pointer. */
export interface Move extends Actor {
  readonly name: string;
  readonly act: 'publish' | 'rollback' | 'retire';
  /** Needed to publish; a roll-back without it goes to the version before. */
  readonly version?: string | undefined;
  /** What the pointer must show: a version, null for nothing live, undefined for whatever it is now. */
  readonly expected?: string | null | undefined;
}

/** An account that stays at a version for a while, whatever is released. */
export interface Pin {
  readonly name: string;
  readonly companyId: string;
  readonly act: 'pin' | 'hold';
  readonly version: string;
  readonly until: number;
}

export interface Pointers {
  read(): Promise<{ pointers: Pointer[]; pins: Pin[] }>;
  /** Moves a pointer and writes down who, when and why; answers what is live then, null for nothing. */
  move(move: Move): Promise<string | null>;
  /** Keeps an account at a version, or at what is live now (`hold`), until a moment. */
  pin(pin: Omit<Pin, 'version'> & { version?: string | undefined } & Actor): Promise<Pin>;
  /** Ends a pin before its time. */
  unpin(of: Pick<Pin, 'name' | 'companyId'> & Actor): Promise<void>;
  /** Every act about a remote, the first one first. */
  history(name: string): Promise<ReleaseAct[]>;
  /** First place at which the history or the pointer of a remote is not as it was written. */
  broken(name: string): Promise<string | undefined>;
}

const conflict = (name: string) =>
  new Problem('conflict', `Somebody else changed ${name} meanwhile. Look at what is live now and try again`);

const unknown = (name: string) => refused(`Nothing was ever released of ${name}`);

const POINTER = ['name', 'version', 'seq', 'updated_on', 'retired_on', 'fallback'];
const PIN = ['name', 'company_id', 'act', 'version', 'until'];

const isRetired = (row: Row) => row['retired_on'] !== null && row['retired_on'] !== undefined;
const liveOf = (row: Row | undefined): string | null => (row && !isRetired(row) ? String(row['version']) : null);

/** Where a roll-back goes: the version that is asked for, if it was live at some time, or the one before. */
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

/** The version that becomes live; undefined where nothing changes. */
function targetOf(move: Move, acts: readonly ReleaseAct[], live: string | null): string | undefined {
  if (move.act === 'retire') return live ?? undefined;
  const target = move.act === 'rollback' ? rollbackTarget(move, acts, live) : move.version;
  if (!target) throw refused('Say which version to release');
  return target === live ? undefined : target;
}

export function makePointers(database: Database, clock: Clock): Pointers {
  const pointers = tableOf('release_pointers', POINTER, database.dialect);
  const pins = tableOf('release_pins', PIN, database.dialect);
  const history = historyTable(database);

  const actsOf = async (sql: Sql, name: string) =>
    (await history.find(sql, { where: { name }, order: [{ column: 'seq' }] })).map(actOf);

  /** Adds an act to the history; whoever moved the pointer meanwhile has the number already. */
  const append = async (tx: Sql, acts: readonly ReleaseAct[], act: Omit<ReleaseAct, 'seq' | 'hash' | 'at'>) => {
    const last = acts.at(-1);
    const seq = (last?.seq ?? 0) + 1;
    const at = clock.now();
    await history.insert(tx, [chained({ ...act, note: expectNote(act.note), seq, at }, last?.hash)]);
    return { seq, at };
  };

  const moved = (move: Move) =>
    database.transaction(async (tx) => {
      const { name, act, by, note, expected } = move;
      const current = await pointers.first(tx, { name });
      const live = liveOf(current);
      if (expected !== undefined && expected !== live) throw conflict(name);
      if (!current && act !== 'publish') throw unknown(name);
      const acts = await actsOf(tx, name);
      const version = targetOf(move, acts, live);
      if (version === undefined) return live;
      const said = { ...{ name, act, version, previous: live }, ...{ by, note, companyId: null, until: null } };
      const { seq, at } = await append(tx, acts, said);
      const fallback = standingVersions([...acts, { act, version }]).at(-2) ?? null;
      const row = { version, seq, updated_on: at, retired_on: act === 'retire' ? at : null, fallback };
      if (!current) await pointers.insert(tx, [{ name, ...row }]);
      else if ((await pointers.update(tx, { name, seq: current['seq'] as number }, row)) !== 1) throw conflict(name);
      return act === 'retire' ? null : version;
    });

  /** Writes an act that leaves the pointer where it is. */
  const appendBeside = async (tx: Sql, current: Row, act: Omit<ReleaseAct, 'seq' | 'hash' | 'at'>) => {
    const { name } = act;
    const { seq } = await append(tx, await actsOf(tx, name), act);
    if ((await pointers.update(tx, { name, seq: current['seq'] as number }, { seq })) !== 1) throw conflict(name);
  };

  const currentOf = async (tx: Sql, name: string): Promise<Row> => {
    const current = await pointers.first(tx, { name });
    if (!current) throw unknown(name);
    return current;
  };

  const pointerOf = async (row: Row): Promise<Pointer> => {
    const name = String(row['name']);
    // Pointers of before fallbacks were kept have the version before in their last act.
    const last = row['fallback'] ? undefined : await history.first(database, { name, seq: row['seq'] as number });
    const isOld = last !== undefined && last['act'] === null;
    const fallback = isOld ? last['previous'] : row['fallback'];
    return {
      name,
      version: String(row['version']),
      isRetired: isRetired(row),
      fallback: (fallback as string | null | undefined) ?? null,
    };
  };

  const pinOf = (row: Row): Pin => ({
    name: String(row['name']),
    companyId: String(row['company_id']),
    act: row['act'] as Pin['act'],
    version: String(row['version']),
    until: Number(row['until']),
  });

  return {
    read: async () => {
      const rows = await pointers.find(database, { order: [{ column: 'name' }] });
      return {
        pointers: await Promise.all(rows.map(pointerOf)),
        pins: (await pins.find(database, {})).map(pinOf),
      };
    },
    move: (move) =>
      moved(move).catch((error: unknown) => {
        const isLate = isDuplicate(error) || (error instanceof Problem && error.code === 'conflict');
        if (!isLate) throw error;
        if (move.expected !== undefined) throw conflict(move.name);
        // Over whatever is live: whoever is second finds it done, or moves what the first one left.
        return moved(move);
      }),
    pin: ({ by, note, ...asked }) =>
      database.transaction(async (tx) => {
        const { name, companyId, act, until } = asked;
        const current = await currentOf(tx, name);
        const previous = liveOf(current);
        const version = asked.version ?? previous;
        if (!version) throw refused(`${name} is retired; there is nothing to stay at`);
        if (until <= clock.now()) throw refused('The end must be in the future');
        await pins.remove(tx, { name, company_id: companyId });
        await pins.insert(tx, [{ name, company_id: companyId, act, version, until }]);
        await appendBeside(tx, current, { name, companyId, act, version, until, previous, by, note });
        return { name, companyId, act, version, until };
      }),
    unpin: ({ by, note, name, companyId }) =>
      database.transaction(async (tx) => {
        const current = await currentOf(tx, name);
        const pinned = await pins.first(tx, { name, company_id: companyId });
        if (!pinned) throw refused(`That account follows what is released of ${name}`);
        await pins.remove(tx, { name, company_id: companyId });
        const version = String(pinned['version']);
        const act = { act: 'unpin' as const, version, previous: liveOf(current), until: null };
        await appendBeside(tx, current, { name, companyId, ...act, by, note });
      }),
    history: (name) => actsOf(database, name),
    broken: async (name) => {
      const acts = await actsOf(database, name);
      const current = await pointers.first(database, { name });
      const moves = acts.filter(({ act }) => act === 'publish' || act === 'rollback' || act === 'retire');
      const last = moves.at(-1);
      const broken = brokenAct(acts);
      if (broken) return broken;
      if (Number(current?.['seq'] ?? 0) !== acts.length) return `the last act of ${name} is missing`;
      const isAsSaid = current?.['version'] === last?.version && (last?.act === 'retire') === isRetired(current ?? {});
      return !current || isAsSaid ? undefined : `${name} was moved without an act`;
    },
  };
}
