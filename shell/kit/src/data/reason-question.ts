import type { GivenReason, ReasonAsked } from '@lichen/contracts/api/reason';

/** Asks the person why; null where they think better of it. */
type AskReason = (asked: ReasonAsked) => Promise<GivenReason | null>;

let asks: AskReason | undefined;
let last: Promise<unknown> = Promise.resolve();
/** Answer to the first question of a run of writes; the others are not asked again. */
let shared: { answer?: Promise<GivenReason | null> } | undefined;

/** The dialog says that it is there; answers how it says that it is gone. */
export function answerReasons(ask: AskReason): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = undefined;
  };
}

/** One question at a time, each with its own answer. */
function inTurn(asked: ReasonAsked): Promise<GivenReason | null> {
  const mine = last.then(() => asks?.(asked) ?? null);
  last = mine.catch(() => undefined);
  return mine;
}

/** Why the person makes a change that a call was refused for; null where nobody answers. */
export function reasonFor(asked: ReasonAsked): Promise<GivenReason | null> {
  if (!shared) return inTurn(asked);
  shared.answer ??= inTurn(asked);
  return shared.answer;
}

/** Runs writes that are one act of the person: they are asked once, and the answer is that of all. */
export async function withOneReason<T>(work: () => Promise<T>): Promise<T> {
  const mine = {};
  shared ??= mine;
  try {
    return await work();
  } finally {
    if (shared === mine) shared = undefined;
  }
}
