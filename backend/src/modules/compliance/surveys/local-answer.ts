import { BUILDER_LIMITS, type BuilderMessage, LOCAL_MODEL } from '@lichen/contracts/compliance/form-builder.entity';
import { questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { formFromText } from './form-from-text';

/** A conversation with one more message; the oldest ones make room. */
export const withMessage = (messages: readonly BuilderMessage[], next: BuilderMessage): readonly BuilderMessage[] =>
  [...messages, next].slice(-BUILDER_LIMITS.messages);

/** What is answered: how many questions were made, of how many lines none, and what there is to say besides. */
export const answerOf = (form: Survey, unsure: readonly string[], said?: string): BuilderMessage => ({
  role: 'assistant',
  content: JSON.stringify({ questions: questionsOf(form).length, unsure: unsure.length, ...(said ? { said } : {}) }),
});

/**
 * The form that the rules of the portal make of a message, beside the conversation. Each message is a form of its own:
 * whoever writes again corrects what was written before.
 */
export function localAnswer(messages: readonly BuilderMessage[], message: string) {
  const { form, unsure } = formFromText(message, 'General');
  return {
    messages: withMessage(messages, answerOf(form, unsure)),
    form: form.tabs.length > 0 ? form : null,
    unsure,
    model: LOCAL_MODEL,
  };
}
