import {
  BUILDER_LIMITS,
  type BuilderMessage,
  type formBuilder,
} from '@lichen/contracts/compliance/form-builder.entity';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import type { Rules } from '../../../platform/engine/rules';
import { formFromText } from './form-from-text';

const EMPTY = { messages: [], model: 'local', form: null, unsure: null } as const;

/** What the rules of the portal answer: how many questions they made, and of which lines none. */
const answerOf = (questions: number, unsure: readonly string[]): BuilderMessage => ({
  role: 'assistant',
  content: JSON.stringify({ questions, unsure: unsure.length }),
});

export const formBuilderRules: Rules<typeof formBuilder> = {
  initial: () => EMPTY,
  actions: {
    update_name: ({ input: { name } }) => ({ name }),
    /** Each message is a form of its own: whoever writes again corrects what was written before. */
    message: ({ record: { messages }, input: { message } }) => {
      const { form, unsure } = formFromText(message, 'General');
      const said = answerOf(questionsOf(form).length, unsure);
      const kept = [...messages, { role: 'user' as const, content: message }, said].slice(-BUILDER_LIMITS.messages);
      return { messages: kept, model: 'local', form: form.tabs.length > 0 ? form : null, unsure };
    },
    clear: () => EMPTY,
  },
};
