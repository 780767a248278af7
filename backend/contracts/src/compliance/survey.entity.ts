import { z } from 'zod';
import { DOC_ROLES } from '../docs/doc-access';
import { defineEntity } from '../entity/entity';
import { about, confidential, instant, integer, internal, missing, optional, text, values } from '../entity/fields';
import type { Role } from '../portal/roles';

/** Roles that edit surveys. */
export const SURVEY_EDITORS: readonly Role[] = ['admin', 'compliance_officer'];

/** Refusals of publishing a survey. */
export const SURVEY_TEXTS = {
  nothingToPublish: 'Nothing has changed since this survey was published.',
} as const;

/** A survey of the company: its name and its form. Documents and requests refer to one version of the form. */
export const survey = defineEntity({
  name: 'partner_compliance_surveys',
  label: 'Survey',
  subscription: 'compliance',
  pickedElsewhere: true,
  fields: {
    survey_name: missing(text('Survey name', 200), 'Survey name required'),
    form: about(optional(values('Form', { most: 1, deepest: 10 })), 'Tabs with their questions'),
    /** Saved at every typing pause; the audit log records only what is published. */
    draft: about(
      confidential(optional(values('Draft', { most: 1, deepest: 10 }))),
      'The form while it is being changed; it may be incomplete until it is published',
    ),
  },
  derived: {
    /** Hash of the version that is answered from now on; null before the first publication. */
    version_hash: optional(text('Version', 64)),
    /** Number of the current version; publishing another form increases it. */
    version_number: optional(integer('Number of the version')),
    /** Time at which the draft was saved; null if there is nothing to publish. */
    drafted_on: optional(instant('Draft saved on')),
    name_key: internal(text('Name without case', 600)),
  },
  allow: {
    list: DOC_ROLES,
    read: DOC_ROLES,
    create: SURVEY_EDITORS,
    update: SURVEY_EDITORS,
    remove: SURVEY_EDITORS,
  },
  actions: { publish: { label: 'Publish', allow: SURVEY_EDITORS, input: z.strictObject({}) } },
  filters: {
    search: { kind: 'contains', fields: ['survey_name'] },
    names_only: { kind: 'namesOnly', field: ['form', 'draft'] },
  },
  sorts: ['survey_name', 'created_on'],
  order: { field: 'survey_name', descending: false },
});
