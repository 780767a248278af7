export type Tone = 'plain' | 'good' | 'attention' | 'bad';

/** A state as a tag says it: its words, and how much it wants a reader. */
export interface ShownState {
  readonly words: string;
  readonly tone: Tone;
}

/** The words that the contract has for each state, each with its tone. */
export const shownStates = <S extends string>(
  words: Readonly<Record<S, string>>,
  tones: Readonly<Record<S, Tone>>,
): Readonly<Record<S, ShownState>> =>
  Object.fromEntries(
    (Object.keys(words) as S[]).map((state) => [state, { words: words[state], tone: tones[state] }]),
  ) as Record<S, ShownState>;
