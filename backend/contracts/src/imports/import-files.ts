import type { ActivityType } from '../activities/activity-types';

export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

/** A sheet of the type with its columns and no rows, to be filled in. */
export const templateAddress = (type: ActivityType, format: TemplateFormat): string =>
  `/api/data/import_templates/${type}.${format}`;

/** The rows of an import that could not be written, with the reason beside each. */
export const rejectedAddress = (id: string): string => `/api/data/imports/${encodeURIComponent(id)}/rejected.csv`;
