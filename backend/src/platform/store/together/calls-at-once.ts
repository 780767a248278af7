import { getOrInsertComputed } from '../../map-get-or-insert';

/** One way to answer a call alone, and one to answer all calls of a kind together. */
export interface Answering<A, R> {
  alone(): Promise<R>;
  /** Answers in the order of the calls. */
  together(asked: readonly A[]): Promise<readonly R[]>;
}

interface Waiting {
  readonly asked: unknown;
  readonly answering: Answering<unknown, unknown>;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Calls of one kind, by caller. */
type Group = Map<string, Waiting>;

/** Gathers the calls of many callers that run concurrently, and answers the calls of one kind together. */
export interface CallsAtOnce {
  ask<A, R>(kind: string, caller: string, asked: A, answering: Answering<A, R>): Promise<R>;
}

async function answered(group: Group): Promise<readonly unknown[]> {
  const all = [...group.values()];
  const [first] = all;
  if (all.length < 2 || !first) return Promise.all(all.map(({ answering }) => answering.alone()));
  return first.answering.together(all.map(({ asked }) => asked));
}

/** Answers one kind after the other; callers go on together, when all are answered or one has failed. */
async function answerAll(groups: readonly Group[]): Promise<void> {
  const answers: (readonly unknown[])[] = [];
  try {
    for (const group of groups) answers.push(await answered(group));
  } catch (error) {
    for (const group of groups) for (const { reject } of group.values()) reject(error);
    return;
  }
  for (const [at, group] of groups.entries())
    for (const [index, { resolve }] of [...group.values()].entries()) resolve(answers[at]?.[index]);
}

/** Answers the gathered calls once no caller can go on without an answer. */
export function callsAtOnce(): CallsAtOnce {
  let gathered = new Map<string, Group>();
  let running = Promise.resolve();
  const answerGathered = () => {
    const groups = [...gathered.values()];
    gathered = new Map();
    return answerAll(groups);
  };
  /** The next tick comes when no promise of any caller is left to continue. */
  const answerSoon = () => {
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        running = running.then(answerGathered);
      }),
    );
  };
  return {
    ask: <A, R>(kind: string, caller: string, asked: A, answering: Answering<A, R>) =>
      new Promise<R>((resolve, reject) => {
        if (gathered.size === 0) answerSoon();
        let key = kind;
        // A second call of the same caller is answered apart, so that every answer has one caller.
        while (gathered.get(key)?.has(caller)) key += ' ';
        const waiting = { asked, answering, resolve, reject } as Waiting;
        getOrInsertComputed(gathered, key, (): Group => new Map()).set(caller, waiting);
      }),
  };
}
