import { DOC_ROLES } from '../docs/doc-access';
import { defineEntity } from '../entity/entity';
import { about, internal, missing, optional, text, values } from '../entity/fields';
import type { Role } from '../portal/roles';

/** Roles that make surveys. */
export const SURVEY_EDITORS: readonly Role[] = ['admin', 'compliance_officer'];

/** A survey of the company: its name and its form. Documents and requests hold on to one version of the form. */
export const survey = defineEntity({
  name: 'partner_compliance_surveys',
  label: 'Survey',
  subscription: 'compliance',
  pickedElsewhere: true,
  fields: {
    survey_name: missing(text('Survey name', 200), 'Survey name required'),
    form: about(optional(values('Form', { most: 1, deepest: 10 })), 'Tabs with their questions'),
  },
  derived: {
    /** Names the version of the form that is answered from now on; null while there is none. */
    version_hash: optional(text('Version', 64)),
    name_key: internal(text('Name without case', 600)),
  },
  allow: {
    list: DOC_ROLES,
    read: DOC_ROLES,
    create: SURVEY_EDITORS,
    update: SURVEY_EDITORS,
    remove: SURVEY_EDITORS,
  },
  filters: {
    search: { kind: 'contains', fields: ['survey_name'] },
    names_only: { kind: 'namesOnly', field: 'form' },
  },
  sorts: ['survey_name', 'created_on'],
  order: { field: 'survey_name', descending: false },
});
