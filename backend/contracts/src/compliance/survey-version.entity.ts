import { DOC_ROLES } from '../docs/doc-access';
import { defineEntity } from '../entity/entity';
import { integer, json, optional, text } from '../entity/fields';
import { NOBODY } from '../portal/roles';
import type { Survey } from '../survey/survey-definition';

/** A published form of a survey. It never changes, so that answers always match the questions that were asked. */
export const surveyVersion = defineEntity({
  name: 'survey_versions',
  label: 'Version of a survey',
  subscription: 'compliance',
  pickedElsewhere: true,
  fields: {},
  derived: {
    survey_id: text('Survey', 64),
    /** SHA-256 of the form. */
    hash: text('Version', 64),
    number: optional(integer('Number of the version')),
    form: json<Survey>('Form'),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    survey_id: { kind: 'oneOf', field: 'survey_id', of: 'partner_compliance_surveys' },
    hash: { kind: 'oneOf', field: 'hash' },
  },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
  indexes: [['survey_id', 'hash']],
  audit: 'none',
});
