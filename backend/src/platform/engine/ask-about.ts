import type { ModuleQuestion } from '@lichen/contracts/api/module-question';

/** Answers of all modules to a question. */
export interface Answers<A> {
  readonly answers: readonly A[];
  /** False when a module failed or took too long, so that its answer is missing. */
  readonly isComplete: boolean;
}

/** Asks every module a question, within one request or transaction. */
export type AskAbout = <I, A>(question: ModuleQuestion<I, A>, input: I) => Promise<Answers<A>>;
