import type { ModuleQuestion } from '@lichen/contracts/api/module-question';
import type { Answers, AskAbout } from './ask-about';
import type { Sums } from '../store/scoped-sums';
import type { Context, Read } from './rules';

/** Reads, sums and context with which a question is asked. */
interface Asking {
  readonly read: Read;
  readonly sums: Sums;
  readonly context: Context;
}

/** A module's answer to a question of another module; the two do not know each other. */
export interface ServedAnswer {
  readonly question: string;
  readonly answer: (input: unknown, asking: Asking) => Promise<readonly unknown[]>;
}

/** Registers the answer of a module to a question of another module. */
export const answering = <I, A>(
  { name }: ModuleQuestion<I, A>,
  answer: (input: I, asking: Asking) => Promise<readonly A[]>,
): ServedAnswer => ({ question: name, answer: answer as ServedAnswer['answer'] });

/** Asks every module a question; modules without an answer contribute nothing. Never rejects. */
export type AskModules = <I, A>(question: ModuleQuestion<I, A>, input: I, asking: Asking) => Promise<Answers<A>>;

/** Fixes who asks, so that rules pass the question and its input only. */
export const askingFor =
  (ask: AskModules, asking: Asking): AskAbout =>
  (question, input) =>
    ask(question, input, asking);

/** Called when a module failed to answer. */
export type OnNoAnswer = (question: string, error: unknown) => void;

/** Time limit of each module in milliseconds: a person waits in a dialog, often within a transaction. */
const ANSWER_MS = 2_000;

/** Rejects after the time limit; the work itself goes on, and its result is ignored. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a function that asks all modules side by side; a late or failed answer is left out and reported. */
export const askingModules = (served: readonly ServedAnswer[], onNoAnswer: OnNoAnswer, ms = ANSWER_MS): AskModules => {
  const ask = async ({ name }: ModuleQuestion<unknown, unknown>, input: unknown, asking: Asking) => {
    const asked = served.filter(({ question }) => question === name);
    const heard = await Promise.allSettled(
      asked.map(({ answer }) =>
        within(
          Promise.resolve().then(() => answer(input, asking)),
          ms,
        ),
      ),
    );
    for (const each of heard) if (each.status === 'rejected') onNoAnswer(name, each.reason);
    return {
      answers: heard.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
      isComplete: heard.every(({ status }) => status === 'fulfilled'),
    };
  };
  return ask as AskModules;
};
