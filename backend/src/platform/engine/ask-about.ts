import type { ModuleQuestion } from '@lichen/contracts/api/module-question';

/** What all modules answered. */
export interface Answers<A> {
  readonly answers: readonly A[];
  /** False where a module failed or took too long: what it knows is missing from the answers. */
  readonly isComplete: boolean;
}

/** Puts a question to every module, for one request or transaction. */
export type AskAbout = <I, A>(question: ModuleQuestion<I, A>, input: I) => Promise<Answers<A>>;
