import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import type { Values } from '@lichen/kit';

/** Changes to a document that are not saved yet. */
export interface Unsaved {
  readonly values: Values;
  readonly places: Readonly<Record<string, ShownPlace>>;
  /** Names of the fields that the user has confirmed. */
  readonly confirmed: readonly string[];
  /** Answers to a survey, by question id. */
  readonly answers: Values;
}

export const NOTHING_UNSAVED: Unsaved = { values: {}, places: {}, confirmed: [], answers: {} };

/** Returns the names of the fields with unsaved values or confirmations. */
export const unsavedFields = ({ values, confirmed }: Unsaved): ReadonlySet<string> =>
  new Set([...Object.keys(values), ...confirmed]);

/** Adds a typed value; it discards the place on the page that was shown for the field before. */
export function withTyped({ places, ...unsaved }: Unsaved, name: string, value: unknown): Unsaved {
  const { [name]: _, ...others } = places;
  return { ...unsaved, places: others, values: { ...unsaved.values, [name]: value } };
}

/** Adds values that the user has marked on the page, with their place. */
export const withShown = (unsaved: Unsaved, values: Values, place: ShownPlace): Unsaved => ({
  ...unsaved,
  values: { ...unsaved.values, ...values },
  places: { ...unsaved.places, ...Object.fromEntries(Object.keys(values).map((name) => [name, place])) },
});

/** Merges changes that could not be saved with later ones, which take precedence. */
export function merged(first: Unsaved, last: Unsaved): Unsaved {
  const shown = Object.entries(first.places).filter(([name]) => !Object.hasOwn(last.values, name));
  return {
    values: { ...first.values, ...last.values },
    places: { ...Object.fromEntries(shown), ...last.places },
    confirmed: [...first.confirmed, ...last.confirmed],
    answers: { ...first.answers, ...last.answers },
  };
}

export const withAnswer = (unsaved: Unsaved, question: string, answer: unknown): Unsaved => ({
  ...unsaved,
  answers: { ...unsaved.answers, [question]: answer },
});

const isAny = (each: object): boolean => Object.keys(each).length > 0;

/** Returns the changes as a request; `looked` holds the fields that were confirmed before. */
export const changeOf = ({ values, places, confirmed, answers }: Unsaved, looked: readonly string[]): Values => ({
  ...(isAny(values) ? { prep_data: values } : {}),
  ...(isAny(places) ? { places } : {}),
  ...(isAny(answers) ? { saved_values: answers } : {}),
  ...(confirmed.length > 0 ? { confirmed: [...new Set([...looked, ...confirmed])] } : {}),
});
