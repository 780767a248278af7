/** Colour of a tag or note: neutral, success, waiting for a person, or failure. */
export type Tone = 'plain' | 'good' | 'attention' | 'bad';

/** Text and tone of a state's tag. */
export interface ShownState {
  readonly words: string;
  readonly tone: Tone;
}

/** Combines the contract's text for each state with its tone. */
export const shownStates = <S extends string>(
  words: Readonly<Record<S, string>>,
  tones: Readonly<Record<S, Tone>>,
): Readonly<Record<S, ShownState>> =>
  Object.fromEntries(
    (Object.keys(words) as S[]).map((state) => [state, { words: words[state], tone: tones[state] }]),
  ) as Record<S, ShownState>;
