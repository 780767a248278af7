/**
 * Content types of evidence, detected from the file's bytes, with their file extensions. Office files are zip files.
 */
export const EVIDENCE_ENDINGS = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
  'text/csv': '.csv',
  'text/plain': '.txt,.eml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/zip': '.zip',
} as const;

/** Refusal of a file of any type that is not listed above. */
export const EVIDENCE_WRONG_TYPE = 'Choose a PDF, JPEG, PNG, text, Word, Excel or ZIP file';

/** Upload target of the evidence for a change of an approved year, and the accepted extensions. */
export const YEAR_EVIDENCE = { entity: 'year_evidence', accept: Object.values(EVIDENCE_ENDINGS).join(',') } as const;

/** Returns the address of the evidence of one history entry of a year. */
export const yearEvidenceAddress = (event_id: string): string => `/api/data/${YEAR_EVIDENCE.entity}/${event_id}`;
