import { type Diff, ERASURE } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { masked, maskedDiff } from '../../audit/masked-diff';
import type { Plain } from '../../store/columns';
import { confidentialNames, internalNames } from '../present';

/** Fields stored with every record that a person does not change. */
const BOOKKEEPING = new Set(['_id', 'version', 'created_on', 'created_by', 'updated_on']);

const isPlain = (value: unknown) => value == null || typeof value !== 'object';

const same = (a: unknown, b: unknown) =>
  isPlain(a) || isPlain(b) ? (a ?? null) === (b ?? null) : JSON.stringify(a) === JSON.stringify(b);

const namesOf = (before: Plain | null, after: Plain | null): Iterable<string> =>
  new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);

/**
 * Returns the visible fields whose values differ, with both values; undefined stands for a record that did not exist.
 */
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

/** Returns the diff for the audit log; for an erasure, only which fields it changed. */
export function auditDiff(entity: Entity, type: string, before: Plain | null, after: Plain | null): Diff {
  const diff = differences(entity, before, after);
  return type === ERASURE ? maskedDiff(diff) : diff;
}

/** Returns the part of `changes` that differs from the record. */
export function onlyChanged(record: Plain, changes: Plain): Plain {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !same(record[name], value)));
}
