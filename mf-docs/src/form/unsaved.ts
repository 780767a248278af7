import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import type { Values } from '@lichen/kit';

/** What somebody did with the fields of a document and is not saved yet. */
export interface Unsaved {
  readonly values: Values;
  readonly places: Readonly<Record<string, ShownPlace>>;
  /** Fields that were looked at. */
  readonly confirmed: readonly string[];
  /** Answers to a survey, by question. */
  readonly answers: Values;
}

export const NOTHING_UNSAVED: Unsaved = { values: {}, places: {}, confirmed: [], answers: {} };

export const unsavedFields = ({ values, confirmed }: Unsaved): ReadonlySet<string> =>
  new Set([...Object.keys(values), ...confirmed]);

/** A field was typed into: what was shown for it before is not what it says now. */
export function withTyped({ places, ...unsaved }: Unsaved, name: string, value: unknown): Unsaved {
  const { [name]: _, ...others } = places;
  return { ...unsaved, places: others, values: { ...unsaved.values, [name]: value } };
}

/** Somebody showed on the page what some fields say. */
export const withShown = (unsaved: Unsaved, values: Values, place: ShownPlace): Unsaved => ({
  ...unsaved,
  values: { ...unsaved.values, ...values },
  places: { ...unsaved.places, ...Object.fromEntries(Object.keys(values).map((name) => [name, place])) },
});

/** What was not saved, with what somebody did since put over it. */
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

/** The change of a document, of which some fields were looked at before. */
export const changeOf = ({ values, places, confirmed, answers }: Unsaved, looked: readonly string[]): Values => ({
  ...(isAny(values) ? { prep_data: values } : {}),
  ...(isAny(places) ? { places } : {}),
  ...(isAny(answers) ? { saved_values: answers } : {}),
  ...(confirmed.length > 0 ? { confirmed: [...new Set([...looked, ...confirmed])] } : {}),
});
