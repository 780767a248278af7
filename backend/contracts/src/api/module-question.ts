/**
 * A question that one module asks all others without knowing them, such as what depends on one of its records. `I` is
 * the input, `A` one answer.
 */
export interface ModuleQuestion<I, A> {
  readonly name: string;
  /** Carries the types only; never set. */
  readonly of?: readonly [input: I, answer: A];
}

/** Defines a question that one module asks and others answer; `I` is its input and `A` an answer. */
export const moduleQuestion = <I, A>(name: string): ModuleQuestion<I, A> => ({ name });
