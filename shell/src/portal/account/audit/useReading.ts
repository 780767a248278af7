import type { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useFormat, useReferences, useT } from '@lichen/kit';
import { useMemo } from 'react';
import { reachedIds } from './audit-changes';
import type { AuditLabels } from './audit-labels';
import type { Reading } from './audit-values';
import { type Named, useRecordNames } from './useRecordNames';

export type Entry = Pick<RecordOf<typeof auditLog>, 'entity_name' | 'record_id' | 'diff'>;

/** Records that the values of an entry refer to, and those that its change affected. */
function pointedTo({ entity_name, diff }: Entry, said: AuditLabels): Named[] {
  return Object.entries(diff ?? {}).flatMap(([name, side]) => {
    const { entity } = said.kindOf(entity_name, name) ?? {};
    if (entity !== undefined)
      return [side.from, side.to].flatMap((id) => (typeof id === 'string' ? [{ entity, id }] : []));
    return said.isRecord(name) ? reachedIds(side).map((id) => ({ entity: name, id })) : [];
  });
}

const listsOf = (entries: readonly Entry[], said: AuditLabels): string[] => [
  ...new Set(
    entries.flatMap(({ entity_name, diff }) =>
      Object.keys(diff ?? {}).flatMap((name) => said.kindOf(entity_name, name)?.list ?? []),
    ),
  ),
];

/** Returns the formatters for these entries: one request for all record names, and one for each list of codes. */
export function useReading(entries: readonly Entry[], said: AuditLabels): Reading {
  const [t, format] = [useT(), useFormat()];
  const about = entries.map(({ entity_name, record_id }) => ({ entity: entity_name, id: record_id }));
  const nameOf = useRecordNames([...about, ...entries.flatMap((entry) => pointedTo(entry, said))]);
  const asked = listsOf(entries, said).sort().join();
  const lists = useReferences(useMemo(() => (asked === '' ? [] : asked.split(',')), [asked]));
  return useMemo(
    () => ({
      t,
      format,
      nameOf,
      labelOf: (list, code) => lists.get(list)?.find((row) => row.code === code)?.label ?? code,
    }),
    [t, format, nameOf, lists],
  );
}

/** Current name of an entry's record, or its last one when it was deleted; until names have loaded, that in the entry. */
export function recordName({ entity_name, record_id, diff }: Entry, { nameOf }: Reading): string | null {
  const { from, to } = diff?.['name'] ?? {};
  const said = to ?? from;
  return nameOf(entity_name, record_id) ?? (typeof said === 'string' ? said : null);
}
