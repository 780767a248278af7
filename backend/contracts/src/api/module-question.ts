/**
 * A question that one module puts to all others, none of which it knows: what hangs on a record of its own. `I` is what it
 * is asked about, `A` one answer.
 */
export interface ModuleQuestion<I, A> {
  readonly name: string;
  /** Types only. */
  readonly of?: readonly [input: I, answer: A];
}

export const moduleQuestion = <I, A>(name: string): ModuleQuestion<I, A> => ({ name });
