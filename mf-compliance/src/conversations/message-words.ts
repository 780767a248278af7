import type { BuilderMessage, formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Conversation = RecordOf<typeof formBuilder>;

/** Content of an assistant message: number of questions, number of lines not understood, text of the AI service. */
export interface AnswerFigures {
  readonly questions: number;
  readonly unsure: number;
  readonly said: string | null;
}

/** Parses an assistant message; null for a message of a person or in another format. */
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
