import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { type AuditedRecord, auditRecords } from '@lichen/contracts/identity/audit-records.call';
import type { auditLog } from '@lichen/contracts/identity/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useFormat, usePostedCall } from '@lichen/kit';
import { useCallback } from 'react';

type Entry = Pick<RecordOf<typeof auditLog>, 'entity_name' | 'record_id' | 'diff'>;

/** What the record of an entry is known by; null where nothing says it. */
export type NameOf = (entry: Entry) => string | null;

/** The name that the entry itself tells, of a record that is gone since. */
function nameInDiff({ diff }: Entry): string | null {
  const { from, to } = diff?.['name'] ?? {};
  const said = to ?? from;
  return typeof said === 'string' ? said : null;
}

/** Names of the records that a page of the audit is about, asked for together. */
export function useRecordNames(entries: readonly Entry[] = []): NameOf {
  const format = useFormat();
  const records = entries.map(({ entity_name, record_id }) => ({ entity: entity_name, id: record_id }));
  const unique = [...new Map(records.map((record) => [`${record.entity} ${record.id}`, record])).values()];
  const { data } = usePostedCall<ListAnswer<AuditedRecord>>(
    auditRecords,
    { records: unique },
    { enabled: unique.length > 0 },
  );
  return useCallback(
    (entry) => {
      const found = data?.list.find(({ entity, id }) => entity === entry.entity_name && id === entry.record_id);
      if (found?.name) return found.name;
      if (found?.from) return format.period(found.from, found.to);
      return nameInDiff(entry);
    },
    [data, format],
  );
}
