import { FORM_BUILDER_TEXTS, formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { QUESTION_TYPES, SURVEY_LIMITS } from '@lichen/contracts/survey/survey-definition';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { z } from 'zod';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Read } from '../../../platform/engine/rules';
import type { Platform } from '../../../platform/platform';
import { formSaid } from './asked-form';
import { answerOf, localAnswer, withMessage } from './local-answer';

export const ASK_FOR_FORM = 'compliance.ask-for-form';

type Conversation = RecordOf<typeof formBuilder>;

const jobInput = z.strictObject({ id: z.string() });

const question = z.object({
  label: z.string(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  hint: z.string().nullable(),
  unit: z.string().nullable(),
  options: z.array(z.string()).nullable(),
  shown_if_yes_to: z.number().int().nullable(),
});
const said = z.object({
  said: z.string().describe('One or two sentences to the person: what was made or changed'),
  tabs: z.array(z.object({ label: z.string(), questions: z.array(question) })),
});

const INSTRUCTIONS =
  'You make questionnaires that a company sends to its suppliers. The user message holds a conversation, and the form as it ' +
  'stands. Answer with the whole form as it is to be, in the language of the person. Take questions over as they are ' +
  'written; never answer them. Use toggle for yes or no, radio for up to five options, select for more, checkbox where ' +
  'several fit, number with its unit for figures, file for certificates. shown_if_yes_to is the number of an earlier toggle, ' +
  'counted from 1 over all questions, or null. At most ' +
  `${SURVEY_LIMITS.questions} questions on ${SURVEY_LIMITS.tabs} tabs.`;

/** Returns the prompt data: the conversation, and its form so far or that of the survey. */
async function materialOf(read: Read, { messages, form, survey_id }: Conversation): Promise<string> {
  const about = form === null && survey_id !== null ? await read(survey).find(survey_id) : undefined;
  return JSON.stringify({ form: form ?? about?.draft ?? about?.form ?? null, conversation: messages });
}

const lastOf = ({ messages }: Conversation): string => messages.findLast(({ role }) => role === 'user')?.content ?? '';

const IDLE = { working: false, work_job_id: null };

async function answered(
  { ai, database }: Pick<Platform, 'ai' | 'database'>,
  record: Conversation,
  companyId: string,
  signal: AbortSignal,
): Promise<Partial<Conversation>> {
  const material = await materialOf(companyRecords({ database }, companyId), record);
  const answer = await ai.ask({
    ...{ companyId, signal, instructions: INSTRUCTIONS, material },
    ...{ schema: said, schemaName: 'questionnaire' },
  });
  const form = answer.state === 'answered' ? formSaid(answer.value) : null;
  if (answer.state === 'answered' && form) {
    const messages = withMessage(record.messages, answerOf(form, [], answer.value.said.slice(0, 1000)));
    return { ...IDLE, messages, form, unsure: [], model: (ai.name ?? '').slice(0, 100), problem: null };
  }
  const problem = FORM_BUILDER_TEXTS[answer.state === 'over_limit' ? 'over_limit' : 'unavailable'];
  return { ...IDLE, ...localAnswer(record.messages, lastOf(record)), problem };
}

/** Asks the AI service for the form of a conversation. Without an answer, the portal's own rules parse the text. */
export function askForForm(platform: Pick<Platform, 'ai' | 'database'>, write: WriteJobBatch): JobKind {
  const finish = (job: Job, tools: JobTools, changes: Partial<Conversation>) =>
    retryOnConflict(() =>
      write(
        job,
        tools,
        async ({ unit }: JobBatch) => {
          const record = await unit.read(formBuilder).find(jobInput.parse(job.input).id);
          if (record?.work_job_id !== job.id) return;
          await unit.update(formBuilder, record, changes, 'message');
        },
        'answered',
      ),
    );
  const ended = (job: Job, tools: JobTools) => finish(job, tools, { ...IDLE, problem: FORM_BUILDER_TEXTS.unavailable });
  return {
    ...{ kind: ASK_FOR_FORM, label: 'Making a form', attempts: 3 },
    run: async (job, tools) => {
      const record = await companyRecords(platform, job.companyId)(formBuilder).find(jobInput.parse(job.input).id);
      if (record?.work_job_id !== job.id) return {};
      await finish(job, tools, await answered(platform, record, job.companyId, tools.signal));
      return {};
    },
    gaveUp: (job, tools) => ended(job, tools),
    cancelled: (job, tools) => ended(job, tools),
  };
}
