type Values = Readonly<Record<string, unknown>>;

/** Unsaved input into a form. */
export interface Draft {
  /** Time of the last input, in epoch milliseconds. */
  on: number;
  /** The changed fields. */
  values: Values;
  /** Initial values of these fields. */
  began: Values;
}

const PREFIX = 'lichen.draft.';
/** Most drafts per tab; the oldest is dropped for the next. */
const MOST_DRAFTS = 20;
/** Longest draft in characters; a form full of text has a tenth of it. */
const LONGEST_DRAFT = 100_000;

let isClosed = false;

const keyOf = (person: string, form: string) => `${PREFIX}${person} ${form}`;

const storedKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** Returns `otherwise` if the browser's storage is full, damaged or blocked, so that nothing else fails. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const read = (key: string): Draft | null =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null, null);

function makeRoom(): void {
  const oldestFirst = storedKeys().sort((one, other) => (read(one)?.on ?? 0) - (read(other)?.on ?? 0));
  for (const key of oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_DRAFTS + 1)))
    sessionStorage.removeItem(key);
}

/** Returns the draft that this person left in a form, from the storage of this tab. */
export const readDraft = (person: string, form: string): Draft | null => read(keyOf(person, form));

/** Stores a draft in this tab, replacing the previous one; returns whether it was stored. */
export function keepDraft(person: string, form: string, draft: Draft): boolean {
  const text = JSON.stringify(draft);
  if (isClosed || text.length > LONGEST_DRAFT) return false;
  return attempt(() => {
    const key = keyOf(person, form);
    if (sessionStorage.getItem(key) === null) makeRoom();
    sessionStorage.setItem(key, text);
    return true;
  }, false);
}

export const dropDraft = (person: string, form: string): void =>
  attempt(() => sessionStorage.removeItem(keyOf(person, form)), undefined);

/** Called after a log-in: deletes the drafts of other people. */
export function openDrafts(person: string): void {
  isClosed = false;
  attempt(() => {
    for (const key of storedKeys()) if (!key.startsWith(keyOf(person, ''))) sessionStorage.removeItem(key);
  }, undefined);
}

/** Called after a log-out, perhaps in another tab: deletes all drafts and stores none until the next log-in. */
export function closeDrafts(): void {
  isClosed = true;
  attempt(() => {
    for (const key of storedKeys()) sessionStorage.removeItem(key);
  }, undefined);
}
