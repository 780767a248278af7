import { defineEntity } from '../../entity/entity';
import { instant, optional, text } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from './compliance-roles';

/**
 * Interval between two heartbeats of an open page, and the time without one after which a person counts as gone, in ms.
 */
export const PRESENCE = { beat: 20_000, gone: 50_000 } as const;

/** A colleague who has the answers to a survey open now, and the question they are working on. */
export const surveyPresence = defineEntity({
  name: 'survey_presence',
  label: 'Person at a survey',
  fields: {},
  derived: {
    answers_id: text('Answers', 64),
    user_id: text('Person', 64),
    name: text('Name', 200),
    question_id: optional(text('Question', 40)),
    seen_on: instant('Seen on'),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: { answers_id: { kind: 'oneOf', field: 'answers_id' } },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: false },
  indexes: [['answers_id']],
  audit: 'none',
});
