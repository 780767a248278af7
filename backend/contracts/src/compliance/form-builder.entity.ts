import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { boolean, confidential, json, optional, ref, text } from '../entity/fields';
import type { Survey } from '../survey/survey-definition';
import { SURVEY_EDITORS } from './survey.entity';

/** One message of a conversation about a form. */
export interface BuilderMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Signs of one message, and messages that are kept. */
export const BUILDER_LIMITS = { message: 50_000, messages: 40 } as const;

/** What answers where rules of the portal read the text. */
export const LOCAL_MODEL = 'local';

export const FORM_BUILDER_TEXTS = {
  working: 'The last message is still being answered',
  unavailable: 'The AI service could not be reached, so the portal has read your text itself.',
  over_limit: 'This month’s limit of the AI service is reached, so the portal has read your text itself.',
  noDefinition: 'No definition',
} as const;

/** A conversation that makes a form of questions as people write them. Its form is a proposal until somebody takes it. */
export const formBuilder = defineEntity({
  name: 'form_builder',
  label: 'Form builder',
  subscription: 'compliance',
  fields: {
    name: text('Name', 200),
    survey_id: optional(ref('Survey', 'partner_compliance_surveys')),
  },
  derived: {
    /** The whole conversation with every message: the log does not repeat it each time. */
    messages: confidential(json<readonly BuilderMessage[]>('Messages')),
    /** What answers: `local` where rules of the portal read the text, else host and model of the AI service. */
    model: text('Model', 100),
    form: optional(json<Survey>('Form')),
    /** Lines of which nothing was made. */
    unsure: optional(json<readonly string[]>('Lines not understood')),
    /** True while the AI service is asked. */
    working: boolean('Work is running'),
    work_job_id: optional(text('Work', 64)),
    /** Why the portal has read the text itself. */
    problem: optional(text('Message of the work', 300)),
  },
  allow: {
    ...{ list: SURVEY_EDITORS, read: SURVEY_EDITORS, create: SURVEY_EDITORS },
    ...{ update: SURVEY_EDITORS, remove: SURVEY_EDITORS },
  },
  actions: {
    update_name: {
      label: 'Rename',
      allow: SURVEY_EDITORS,
      input: z.strictObject({ name: z.string().trim().min(1).max(200) }),
    },
    message: {
      label: 'Send message',
      allow: SURVEY_EDITORS,
      input: z.strictObject({ message: z.string().trim().min(1).max(BUILDER_LIMITS.message) }),
    },
    clear: { label: 'Clear', allow: SURVEY_EDITORS, input: z.strictObject({}) },
  },
  filters: {
    survey_id: { kind: 'oneOf', field: 'survey_id' },
    /** Without what was said and made: a conversation may hold two million signs. */
    names_only: { kind: 'namesOnly', field: ['messages', 'form', 'unsure'] },
  },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
});
