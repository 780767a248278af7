import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Findings that somebody reviewed and dismissed. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('dismissed_findings', {
    columns: {
      ...companyRow,
      finding: column.text(200),
      kind: column.text(100),
      reason: column.text(500),
    },
    primaryKey: ['company_id', 'id'],
    unique: { dismissed_findings_finding: ['company_id', 'finding'] },
  });
