import type { GivenReason, ReasonAsked } from '@lichen/contracts/api/reason';

/** Asks the person for a reason; resolves to null if they cancel. */
type AskReason = (asked: ReasonAsked) => Promise<GivenReason | null>;

let asks: AskReason | undefined;
let last: Promise<unknown> = Promise.resolve();
/** Answer to the first question of several writes, which applies to all of them. */
let shared: { answer?: Promise<GivenReason | null> } | undefined;

/** Registers the dialog that asks for reasons; returns a function to unregister it. */
export function answerReasons(ask: AskReason): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = undefined;
  };
}

/** Asks one question at a time, each with its own answer. */
function inTurn(asked: ReasonAsked): Promise<GivenReason | null> {
  const mine = last.then(() => asks?.(asked) ?? null);
  last = mine.catch(() => undefined);
  return mine;
}

/** Asks for the reason of a change that was refused without one; null if nobody answers. */
export function reasonFor(asked: ReasonAsked): Promise<GivenReason | null> {
  if (!shared) return inTurn(asked);
  shared.answer ??= inTurn(asked);
  return shared.answer;
}

/** Runs writes that are one act of the person: the reason is asked once and applies to all. */
export async function withOneReason<T>(work: () => Promise<T>): Promise<T> {
  const mine = {};
  shared ??= mine;
  try {
    return await work();
  } finally {
    if (shared === mine) shared = undefined;
  }
}
