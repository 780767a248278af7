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

/** Most characters of one message, and most messages stored per conversation. */
export const BUILDER_LIMITS = { message: 50_000, messages: 40 } as const;

/** Value of `model` when the portal's own rules parse the text instead of an AI service. */
export const LOCAL_MODEL = 'local';

/** Messages of the survey assistant, which falls back to its own reading when the AI service does not answer. */
export const FORM_BUILDER_TEXTS = {
  working: 'The last message is still being answered',
  unavailable: 'The AI service could not be reached, so the portal has read your text itself.',
  over_limit: 'This month’s limit of the AI service is reached, so the portal has read your text itself.',
  noDefinition: 'No definition',
} as const;

/** A conversation that builds a survey form from plain text. The form is a proposal until a person adopts it. */
export const formBuilder = defineEntity({
  name: 'form_builder',
  label: 'Form builder',
  subscription: 'compliance',
  fields: {
    name: text('Name', 200),
    survey_id: optional(ref('Survey', 'partner_compliance_surveys')),
  },
  derived: {
    /** All messages of the conversation; confidential, so that the audit log does not repeat them at every change. */
    messages: confidential(json<readonly BuilderMessage[]>('Messages')),
    /** `local` if the portal's own rules parsed the text, otherwise host and model of the AI service. */
    model: text('Model', 100),
    form: optional(json<Survey>('Form')),
    /** Lines of the text that could not be parsed. */
    unsure: optional(json<readonly string[]>('Lines not understood')),
    /** True while the AI service is working. */
    working: boolean('Work is running'),
    work_job_id: optional(text('Work', 64)),
    /** The reason why the portal's own rules parsed the text instead of the AI service. */
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
    /** Leaves out messages, form and unparsed lines: one conversation can hold two million characters. */
    names_only: { kind: 'namesOnly', field: ['messages', 'form', 'unsure'] },
  },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
});
