/** File formats of the import templates. */
export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

/** File extensions that imports read. */
export const SHEET_ENDINGS = '.csv,.txt,.tsv,.xlsx';

/** Address of an entity's empty import sheet, with its column headings. */
export const templateAddress = (entity: string, format: TemplateFormat): string =>
  `/api/data/import_templates/${entity}.${format}`;

/** Address of the rows that an import could not write, with the reason beside each. */
export const rejectedAddress = (id: string): string => `/api/data/imports/${encodeURIComponent(id)}/rejected.csv`;
