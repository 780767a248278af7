import { BUILDER_LIMITS, type BuilderMessage, LOCAL_MODEL } from '@lichen/contracts/compliance/form-builder.entity';
import { questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { formFromText } from './form-from-text';

/** Returns the conversation with one more message; the oldest ones are dropped beyond the limit. */
export const withMessage = (messages: readonly BuilderMessage[], next: BuilderMessage): readonly BuilderMessage[] =>
  [...messages, next].slice(-BUILDER_LIMITS.messages);

/** Returns the assistant message: the number of questions created, the number of lines not understood, and a text. */
export const answerOf = (form: Survey, unsure: readonly string[], said?: string): BuilderMessage => ({
  role: 'assistant',
  content: JSON.stringify({ questions: questionsOf(form).length, unsure: unsure.length, ...(said ? { said } : {}) }),
});

/**
 * Parses a message with the portal's own rules. Each message replaces the form of the previous one, because people
 * resend the corrected text.
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
