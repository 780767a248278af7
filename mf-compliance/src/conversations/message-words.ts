import type { BuilderMessage, formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Conversation = RecordOf<typeof formBuilder>;

/** What an answer came to: questions of the form, lines of which nothing was made, and words of an AI service. */
export interface AnswerFigures {
  readonly questions: number;
  readonly unsure: number;
  readonly said: string | null;
}

/** Reads the figures of an answer; null of a message by a person, or one of another form. */
export function answerFigures({ role, content }: BuilderMessage): AnswerFigures | null {
  if (role !== 'assistant') return null;
  try {
    const { questions, unsure, said } = JSON.parse(content) as Record<string, unknown>;
    if (typeof questions !== 'number' || typeof unsure !== 'number') return null;
    return { questions, unsure, said: typeof said === 'string' ? said : null };
  } catch {
    return null;
  }
}
