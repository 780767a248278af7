import { docReading, type ServiceState } from '@lichen/contracts/docs/doc-reading.entity';
import { useRecords, useT } from '@lichen/kit';
import type { Doc } from './documents';

const WORDS: Readonly<Record<ServiceState, string>> = {
  answered: 'Read with the help of {service}. Values that only the service found are to be checked.',
  unavailable: '{service} could not be reached, so the document was read without it. Read it again to ask once more.',
  over_limit: 'This month’s limit for {service} is reached, so the document was read without it.',
};

/** Says how an external AI service took part in the reading; nothing where none was asked. */
export function ServiceNote({ record: { _id, reading_version } }: { record: Doc }) {
  const t = useT();
  const found = useRecords(docReading, { doc_id: _id, limit: 1 }, { enabled: reading_version !== null });
  const [latest] = reading_version === null ? [] : (found.data?.list ?? []);
  if (!latest?.service_state) return null;
  return <p className="doc-quiet">{t(WORDS[latest.service_state], { service: latest.service ?? '' })}</p>;
}
