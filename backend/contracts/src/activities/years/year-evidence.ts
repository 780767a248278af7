/** Content types of evidence, as the bytes tell them, with the endings that are offered. Office files are zip files. */
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

export const EVIDENCE_WRONG_TYPE = 'Choose a PDF, JPEG, PNG, text, Word, Excel or ZIP file';

/** Where the file that bears out a change of an approved year is uploaded to, and what it may be. */
export const YEAR_EVIDENCE = { entity: 'year_evidence', accept: Object.values(EVIDENCE_ENDINGS).join(',') } as const;

/** Address of the evidence of one entry of a year's history. */
export const yearEvidenceAddress = (event_id: string): string => `/api/data/${YEAR_EVIDENCE.entity}/${event_id}`;
