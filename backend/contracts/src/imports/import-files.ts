export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

/** Endings of files that rows are read from. */
export const SHEET_ENDINGS = '.csv,.txt,.tsv,.xlsx';

/** A sheet of an entity with its columns and no rows, to be filled in. */
export const templateAddress = (entity: string, format: TemplateFormat): string =>
  `/api/data/import_templates/${entity}.${format}`;

/** The rows of an import that could not be written, with the reason beside each. */
export const rejectedAddress = (id: string): string => `/api/data/imports/${encodeURIComponent(id)}/rejected.csv`;
