import type { Entity } from '@lichen/contracts/entity/entity';
import { fold, withSingleSpaces } from '@lichen/contracts/formats/fold';
import type { Where } from '../store/sql';
import type { ImportIdentity } from './import-kind';
import { rowSign } from './row-signs';

type Plain = Readonly<Record<string, unknown>>;

/** Fields that identify a record to a person. */
export interface KnownBy {
  /** Field that identifies a record on its own; unique among records that have it. */
  readonly ref?: string;
  /** Fields that together identify a record without `ref`; the first one is searched for. */
  readonly by: readonly [string, ...string[]];
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Identity of records with a name, so that a file imported twice is written once. */
export function recordIdentity(entity: Entity, { ref, by }: KnownBy): ImportIdentity {
  const fields = (record: Plain) => (ref !== undefined && isGiven(record[ref]) ? [ref] : by);
  const of = (record: Plain) => {
    const own = fields(record);
    return JSON.stringify([own.length, ...own.map((name) => fold(String(record[name] ?? '')))]);
  };
  const lookedFor = (records: readonly Plain[]): Where[] => {
    const values = new Map<string, Set<string>>();
    for (const record of records) {
      const [name = by[0]] = fields(record);
      const own = values.get(name) ?? new Set();
      values.set(name, own.add(String(record[name] ?? '')));
    }
    return [...values].map(([name, those]) => ({
      // In a file the words of a name may be further apart. A reference is stored as written or in lower case, and its index is used.
      [name]:
        name === ref
          ? { in: [...those].flatMap((one) => [one, one.toLowerCase()]) }
          : { named: [...new Set([...those].flatMap((one) => [one, withSingleSpaces(one)]))] },
    }));
  };
  return {
    of,
    fixed: ref === undefined ? by : [ref, ...by],
    isOnlyOne: (record) => ref !== undefined && isGiven(record[ref]),
    skipsRepeats: true,
    signs: (record) => rowSign('entry', of(record)),
    existing: async (read, drafts, claimedAmong) => {
      const found = new Map<string, string[]>();
      if (drafts.length === 0) return found;
      const names = ['_id', ...(ref === undefined ? [] : [ref]), ...by] as ['_id'];
      const there = await read(entity).part(names, {
        where: {},
        anyOf: [lookedFor(drafts)],
        order: [{ column: 'id' }],
      });
      const claimed = await claimedAmong(there.map(({ _id }) => _id));
      const wanted = new Set(drafts.map(of));
      for (const record of there) {
        const identity = of(record);
        if (wanted.has(identity) && !claimed.has(record._id))
          found.set(identity, [...(found.get(identity) ?? []), record._id]);
      }
      return found;
    },
  };
}
