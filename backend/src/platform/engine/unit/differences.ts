import { type Diff, ERASURE } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { masked, maskedDiff } from '../../audit/masked-diff';
import type { Plain } from '../../store/columns';
import { confidentialNames, internalNames } from '../present';

/** Stored with every record; not what a person changed. */
const BOOKKEEPING = new Set(['_id', 'version', 'created_on', 'created_by', 'updated_on']);

const isPlain = (value: unknown) => value == null || typeof value !== 'object';

const same = (a: unknown, b: unknown) =>
  isPlain(a) || isPlain(b) ? (a ?? null) === (b ?? null) : JSON.stringify(a) === JSON.stringify(b);

const namesOf = (before: Plain | null, after: Plain | null): Iterable<string> =>
  new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);

/** Fields a reader may see whose value differs, with both values; a record that did not exist has none. */
export function differences(
  entity: Entity,
  before: Plain | null,
  after: Plain | null,
  names = namesOf(before, after),
): Diff {
  const [internal, confidential] = [internalNames(entity), confidentialNames(entity)];
  const diff: Diff = {};
  for (const name of names) {
    const from = before?.[name] ?? null;
    const to = after?.[name] ?? null;
    if (!BOOKKEEPING.has(name) && !internal.has(name) && !same(from, to))
      diff[name] = confidential.has(name) ? { from: masked(from), to: masked(to) } : { from, to };
  }
  return diff;
}

/** What the log holds of one change: of an erasure, which fields it touched. */
export function auditDiff(entity: Entity, type: string, before: Plain | null, after: Plain | null): Diff {
  const diff = differences(entity, before, after);
  return type === ERASURE ? maskedDiff(diff) : diff;
}

/** The part of `changes` that would change the record. */
export function onlyChanged(record: Plain, changes: Plain): Plain {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !same(record[name], value)));
}
