import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { confidential, instant, internal, json, optional, ref, text, texts, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { SURVEY_LIMITS, type Survey } from '../../survey/survey-definition';
import { partnerRef } from '../partner.entity';
import { COMPLIANCE_ROLES } from './compliance-roles';
import type { AnswerFile } from './answer-file';
import type { ReturnedQuestion } from './submission.entity';

/** One answer with its author and time in ms. Each change increases `rev` by 1. */
export interface GivenAnswer {
  readonly value: unknown;
  readonly rev: number;
  readonly by: string;
  readonly on: number;
  /** True while the answer is carried over from the last period and nobody has confirmed it. */
  readonly isUnconfirmed?: boolean;
}

export const ANSWER_STATES = { open: 'Being answered', submitted: 'Submitted' } as const;

const answer = z
  .union([
    z.string().max(SURVEY_LIMITS.lines),
    z.number(),
    z.boolean(),
    z.array(z.string().max(200)).max(SURVEY_LIMITS.options),
    z.strictObject({ id: z.string().max(64), name: z.string().max(255) }),
  ])
  .nullable();

/**
 * Answers to a survey that another company demands, with the form of the version asked. The other company sees nothing
 * before they are submitted.
 */
export const surveyAnswers = defineEntity({
  name: 'survey_answers',
  label: 'Answers to a survey',
  dependsOn: ['partner_compliance_requests'],
  fields: {},
  derived: {
    request_id: ref('Request', 'partner_compliance_requests'),
    partner_id: partnerRef(),
    status: worded('Status', ANSWER_STATES),
    survey_name: text('Survey', 200),
    survey_hash: text('Version', 64),
    form: json<Survey>('Form'),
    /** Saved at every typing pause; the audit log records that somebody answered, but not the answer. */
    answers: confidential(json<Readonly<Record<string, GivenAnswer>>>('Answers')),
    /** Accepted answers of the last period, by the question ids of this form. */
    last_answers: confidential(optional(json<Readonly<Record<string, unknown>>>('Last answers'))),
    /** Answers proposed by an uploaded workbook; they count only once a person applies them. */
    file: confidential(optional(json<AnswerFile>('Answers from a file'))),
    /** Questions that were returned; all others stay as they were sent. */
    returned: optional(json<readonly ReturnedQuestion[]>('Returned questions')),
    /** Questions that were visible when the answers were submitted. */
    sent_ids: optional(texts('Questions sent', { max: 40, maxItems: SURVEY_LIMITS.questions })),
    sent_on: optional(instant('Submitted on')),
    check_id: optional(ref('Compliance check', 'partner_compliance_checks')),
    /** Id of the survey in the partner's company, which connects the periods. */
    survey_id: internal(text('Survey', 64)),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    /** Each answer carries the `rev` its writer had seen. Of two answers to one question the first stays. */
    answer: {
      label: 'Answer',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        answers: z
          .record(
            z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
            z.strictObject({ value: answer, rev: z.number().int().min(0) }),
          )
          .refine((given) => Object.keys(given).length <= SURVEY_LIMITS.questions),
      }),
    },
    /** Each answer carries the `rev` that the person had seen, so that no unseen answer is replaced. */
    take_file: {
      label: 'Apply answers from a file',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        seen: z
          .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), z.number().int().min(0))
          .refine((seen) => Object.keys(seen).length <= SURVEY_LIMITS.questions),
      }),
    },
    discard_file: { label: 'Discard answers from a file', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    /** Heartbeat of an open page, with the question the person is working on. */
    work_here: {
      label: 'Work on the survey',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({ question: z.string().min(1).max(40).nullable() }),
    },
    leave_here: { label: 'Leave the survey', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    submit: { label: 'Submit', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    recall: { label: 'Recall', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
  },
  filters: { request_id: { kind: 'oneOf', field: 'request_id' }, status: { kind: 'oneOf', field: 'status' } },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
  indexes: [['request_id'], ['partner_id', 'survey_id'], ['check_id']],
});

/** Download address of the questions as a workbook; `version` prevents the browser from using an older cached file. */
export const questionsAddress = (id: string, version: number): string =>
  `/api/data/survey_answers/${encodeURIComponent(id)}/questions.xlsx?v=${version}`;
