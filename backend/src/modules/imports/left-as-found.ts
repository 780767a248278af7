import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * True when these writes, in order, left every field of the record as it was before them. Anything else that a write
 * caused, such as calculations, follows from the fields.
 */
export function leftAsFound({ fields, derived }: Entity, writes: readonly RecordOf<typeof auditLog>[]): boolean {
  const found = new Map<string, unknown>();
  const left = new Map<string, unknown>();
  for (const { diff } of writes)
    for (const [name, { from, to }] of Object.entries(diff)) {
      if (!(name in fields || name in derived)) continue;
      if (!found.has(name)) found.set(name, from);
      left.set(name, to);
    }
  return (
    writes.every(({ type }) => type === 'update') && [...found].every(([name, value]) => same(value, left.get(name)))
  );
}
