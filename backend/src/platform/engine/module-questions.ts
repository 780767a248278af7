import type { ModuleQuestion } from '@lichen/contracts/api/module-question';
import type { Context, Read } from './rules';

/** Rows and person of whoever asks. */
interface Asking {
  readonly read: Read;
  readonly context: Context;
}

/** A module's answer to a question that another module asks; neither knows of the other. */
export interface ServedAnswer {
  readonly question: string;
  readonly answer: (input: unknown, asking: Asking) => Promise<readonly unknown[]>;
}

export const answering = <I, A>(
  { name }: ModuleQuestion<I, A>,
  answer: (input: I, asking: Asking) => Promise<readonly A[]>,
): ServedAnswer => ({ question: name, answer: answer as ServedAnswer['answer'] });

/** Puts a question to every module; those that have nothing to say answer nothing. */
export type AskModules = <I, A>(question: ModuleQuestion<I, A>, input: I, asking: Asking) => Promise<readonly A[]>;

export const askingModules = (answers: readonly ServedAnswer[]): AskModules => {
  const ask = async (question: ModuleQuestion<unknown, unknown>, input: unknown, asking: Asking) => {
    const asked = answers.filter((each) => each.question === question.name);
    return (await Promise.all(asked.map(({ answer }) => answer(input, asking)))).flat();
  };
  return ask as AskModules;
};
