import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { type AuditedRecord, MOST_RECORDS, auditRecords } from '@lichen/contracts/identity/audit/audit-records.call';
import { useFormat, usePostedCall } from '@lichen/kit';
import { useCallback } from 'react';
import type { Reading } from './audit-values';

export interface Named {
  readonly entity: string;
  readonly id: string;
}

/** Returns a function for the display names of these records, which are fetched in one request; null when unknown. */
export function useRecordNames(records: readonly Named[]): Reading['nameOf'] {
  const format = useFormat();
  const unique = [...new Map(records.map((record) => [`${record.entity} ${record.id}`, record])).values()];
  const { data } = usePostedCall<ListAnswer<AuditedRecord>>(
    auditRecords,
    { records: unique.slice(0, MOST_RECORDS) },
    { enabled: unique.length > 0 },
  );
  return useCallback(
    (entity, id) => {
      const found = data?.list.find((record) => record.entity === entity && record.id === id);
      if (found?.name) return found.name;
      return found?.from ? format.period(found.from, found.to) : null;
    },
    [data, format],
  );
}
