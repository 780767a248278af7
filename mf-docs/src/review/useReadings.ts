import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { useRecords } from '@lichen/kit';
import { useMemo } from 'react';
import type { Doc } from '../shared/documents';
import { shownReadings } from './shown-readings';

const NOTHING_READ: readonly FieldReading[] = [];

/** Reads the latest reading of a document, including places marked since; empty for a document entered manually. */
export function useReadings({ _id, reading_version, places, prep_data }: Doc) {
  const found = useRecords(docReading, { doc_id: _id, limit: 1 }, { enabled: reading_version !== null });
  const latest = reading_version === null ? undefined : found.data?.list[0];
  const fields = latest?.fields ?? NOTHING_READ;
  const readings = useMemo(() => shownReadings(fields, { places, prep_data }), [fields, places, prep_data]);
  return { readings, language: latest?.language ?? null, proposed: latest?.parts ?? null };
}
