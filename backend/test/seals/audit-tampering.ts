import { hash } from 'node:crypto';
import { newId, systemClock } from '../../src/platform/clock';
import type { Database } from '../../src/platform/store/database';
import type { Row, Sql, Value } from '../../src/platform/store/sql';
import { auditHash, auditTable } from '../../src/platform/audit/audit';
import type { Broken } from '../../src/platform/audit/broken';
import { type SealEntry, sealHash, sealOf, sealTable } from '../../src/platform/audit/chain';

/** One falsification of the log, and the result that the verification must report. */
export interface Tampering {
  name: string;
  expected: { kinds: readonly Broken['kind'][]; seal?: number | undefined; row?: string };
}

type Pick = (limit: number) => number;
export type Tamper = (tx: Sql, pick: Pick) => Promise<Tampering>;

const EDITS: Record<string, Value> = {
  entity_name: 'sites',
  record_id: 'another',
  user: 'someone.else@example.com',
  profile_id: 'user-2',
  created_by: 'user-2',
  dt: 1,
  created_on: 1,
  updated_on: 1,
  version: 2,
  type: 'remove',
  diff: '{}',
  hash: 'f'.repeat(64),
};

/** Every falsification of `company`'s log that a database client makes possible. */
export function tamperings(database: Database, company: string, other: string): Tamper[] {
  const log = auditTable(database);
  const seals = sealTable(database);
  const mine = { company_id: company };
  const sealsOf = async (tx: Sql) => (await seals.find(tx, { where: mine, order: [{ column: 'seal' }] })).map(sealOf);
  const oneOf = <T>(list: readonly T[], pick: Pick) => list[pick(list.length)] as T;
  const anyRow = async (tx: Sql, pick: Pick) =>
    oneOf(await log.find(tx, { where: mine, order: [{ column: 'id' }] }), pick);
  const idOf = (row: Row) => String(row['id']);
  const sealNumber = (row: Row) => Number(row['seal']);
  const own = (row: Row) => ({ ...mine, id: idOf(row) });

  /** Rewrites the chain from a link on as if its rows had always been like that, without the signing key. */
  const rewrite = async (tx: Sql, from: number, change: (entries: SealEntry[]) => SealEntry[]) => {
    const chain = await sealsOf(tx);
    let previous = chain[from - 2]?.hash ?? '0'.repeat(64);
    for (const seal of chain.slice(from - 1)) {
      const entries = JSON.parse(seal.entries) as SealEntry[];
      const kept = seal.number === from ? change(entries) : entries;
      const made = { ...seal, previousHash: previous, entries: JSON.stringify(kept) };
      previous = sealHash(made);
      await seals.update(
        tx,
        { ...mine, seal: seal.number },
        { entries: made.entries, previous_hash: made.previousHash, hash: previous },
      );
    }
  };

  const editedRow =
    (isRehashed: boolean): Tamper =>
    async (tx, pick) => {
      const row = await anyRow(tx, pick);
      const column = oneOf(
        Object.keys(EDITS).filter((name) => !isRehashed || name !== 'hash'),
        pick,
      );
      const edited = { ...row, [column]: EDITS[column] ?? null };
      await log.update(tx, own(row), {
        [column]: EDITS[column] ?? null,
        ...(isRehashed ? { hash: auditHash(edited) } : {}),
      });
      const name = isRehashed ? 'row edited and hashed again' : 'row edited';
      return { name, expected: { kinds: ['row edited'], seal: sealNumber(row), row: idOf(row) } };
    };

  const rewritten: Tamper = async (tx, pick) => {
    const row = await anyRow(tx, pick);
    const edited = { ...row, diff: '{"name":{"from":"a","to":"b"}}' };
    const rowHash = auditHash(edited);
    await log.update(tx, own(row), { diff: edited.diff, hash: rowHash });
    await rewrite(tx, sealNumber(row), (entries) =>
      entries.map((entry): SealEntry => (entry[0] === idOf(row) ? [entry[0], rowHash] : entry)),
    );
    return {
      name: 'chain rewritten from an edited row on',
      expected: { kinds: ['signature wrong', 'rewritten'], seal: sealNumber(row) },
    };
  };

  const rewrittenWithout: Tamper = async (tx, pick) => {
    const row = await anyRow(tx, pick);
    await log.remove(tx, own(row));
    await rewrite(tx, sealNumber(row), (entries) => entries.filter(([id]) => id !== idOf(row)));
    return {
      name: 'chain rewritten without a row',
      expected: { kinds: ['signature wrong', 'rewritten'], seal: sealNumber(row) },
    };
  };

  const deletedRow: Tamper = async (tx, pick) => {
    const row = await anyRow(tx, pick);
    await log.remove(tx, own(row));
    return { name: 'row deleted', expected: { kinds: ['row deleted'], seal: sealNumber(row), row: idOf(row) } };
  };

  const inserted =
    (place: (row: Row, pick: Pick) => Value, name: string): Tamper =>
    async (tx, pick) => {
      const like = await anyRow(tx, pick);
      const row: Row = { ...like, id: newId(systemClock), record_id: 'forged' };
      row['seal'] = place(like, pick);
      row['hash'] = auditHash(row);
      await log.insert(tx, [row]);
      const kinds: Broken['kind'][] = row['seal'] === null ? ['row unsealed'] : ['row inserted'];
      return { name, expected: { kinds, row: idOf(row) } };
    };

  const movedRow =
    (change: (row: Row) => Row, name: string, kind: Broken['kind']): Tamper =>
    async (tx, pick) => {
      const row = await anyRow(tx, pick);
      await log.update(tx, own(row), change(row));
      return { name, expected: { kinds: [kind], seal: sealNumber(row), row: idOf(row) } };
    };

  const missingSeal: Tamper = async (tx, pick) => {
    const seal = oneOf((await sealsOf(tx)).slice(0, -1), pick);
    await seals.remove(tx, { ...mine, seal: seal.number });
    return { name: 'seal deleted', expected: { kinds: ['seal missing'], seal: seal.number } };
  };

  const swappedSeals: Tamper = async (tx, pick) => {
    const seal = oneOf((await sealsOf(tx)).slice(0, -1), pick).number;
    await seals.update(tx, { ...mine, seal }, { seal: 1_000_000 });
    await seals.update(tx, { ...mine, seal: seal + 1 }, { seal });
    await seals.update(tx, { ...mine, seal: 1_000_000 }, { seal: seal + 1 });
    return { name: 'seals swapped', expected: { kinds: ['seal reordered'], seal } };
  };

  const editedSeal: Tamper = async (tx, pick) => {
    const seal = oneOf(await sealsOf(tx), pick);
    const column = oneOf(['entries', 'previous_hash', 'hash', 'sealed_on'], pick);
    const value = column === 'sealed_on' ? 5 : column === 'entries' ? '[]' : hash('sha256', 'x');
    await seals.update(tx, { ...mine, seal: seal.number }, { [column]: value });
    return { name: 'seal edited', expected: { kinds: ['seal edited'], seal: seal.number } };
  };

  const reorderedEntries: Tamper = async (tx, pick) => {
    const seal = oneOf(
      (await sealsOf(tx)).filter((each) => each.entries.length > 250),
      pick,
    );
    const entries = (JSON.parse(seal.entries) as SealEntry[]).reverse();
    await seals.update(tx, { ...mine, seal: seal.number }, { entries: JSON.stringify(entries) });
    return { name: 'rows reordered in a seal', expected: { kinds: ['seal edited'], seal: seal.number } };
  };

  const forgedSignature: Tamper = async (tx, pick) => {
    const chain = await sealsOf(tx);
    const [seal, donor] = [oneOf(chain.slice(0, -1), pick), chain[chain.length - 1]];
    await seals.update(tx, { ...mine, seal: seal.number }, { signature: donor?.signature ?? '' });
    return { name: 'signature of another seal', expected: { kinds: ['signature wrong'], seal: seal.number } };
  };

  const cutTail =
    (withRows: boolean): Tamper =>
    async (tx, pick) => {
      const chain = await sealsOf(tx);
      const last = pick(chain.length - 1);
      for (const seal of chain.slice(last)) {
        await seals.remove(tx, { ...mine, seal: seal.number });
        if (withRows) await log.remove(tx, { ...mine, seal: seal.number });
      }
      return { name: withRows ? 'tail cut' : 'tail of seals cut', expected: { kinds: ['tail cut'], seal: last + 1 } };
    };

  const everything: Tamper = async (tx) => {
    await seals.remove(tx, mine);
    await log.remove(tx, mine);
    return { name: 'everything deleted', expected: { kinds: ['tail cut'], seal: 1 } };
  };

  const transplanted: Tamper = async (tx) => {
    await seals.remove(tx, mine);
    await log.remove(tx, mine);
    await seals.update(tx, { company_id: other }, { company_id: company });
    await log.update(tx, { company_id: other }, { company_id: company });
    return {
      name: "another company's chain in its place",
      expected: { kinds: ['signature wrong', 'rewritten'], seal: 1 },
    };
  };

  return [
    editedRow(false),
    editedRow(true),
    deletedRow,
    rewritten,
    rewrittenWithout,
    inserted((row) => sealNumber(row), 'row inserted into a seal'),
    inserted((_row, pick) => 1000 + pick(1000), 'row inserted under a seal that does not exist'),
    inserted(() => null, 'row inserted and kept from the sealer'),
    movedRow((row) => ({ seal: sealNumber(row) + 1 }), 'row moved to another seal', 'row edited'),
    movedRow(() => ({ seal: null }), 'row unsealed', 'row edited'),
    movedRow(() => ({ id: newId(systemClock) }), 'row given another id', 'row deleted'),
    movedRow(() => ({ company_id: other }), 'row given to another company', 'row deleted'),
    missingSeal,
    swappedSeals,
    editedSeal,
    reorderedEntries,
    forgedSignature,
    cutTail(true),
    cutTail(false),
    everything,
    transplanted,
  ];
}
