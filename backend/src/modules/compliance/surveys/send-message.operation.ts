import { FORM_BUILDER_TEXTS, formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { ASK_FOR_FORM } from './ask-for-form.job';
import { localAnswer, withMessage } from './local-answer';

/** Answers at once with the portal's own rules, or in the background if the operator has set up an AI service. */
export const sendMessage = operation(formBuilder, 'message', async ({ record, input, unit, platform }) => {
  if (record.working) throw refused(FORM_BUILDER_TEXTS.working);
  const messages = withMessage(record.messages, { role: 'user', content: input.message });
  if (platform.ai.name === null) return { ...localAnswer(messages, input.message), problem: null };
  const work_job_id = await unit.startJob(ASK_FOR_FORM, { id: record._id });
  return { messages, working: true, work_job_id, problem: null };
});
