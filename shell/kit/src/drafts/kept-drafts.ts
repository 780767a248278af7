type Values = Readonly<Record<string, unknown>>;

/** What somebody typed into a form and has neither saved nor discarded. */
export interface Draft {
  /** When it was last typed in. */
  on: number;
  /** The typed fields. */
  values: Values;
  /** The same fields as the form began with them. */
  began: Values;
}

const PREFIX = 'lichen.draft.';
/** Drafts that one tab keeps; the oldest goes for the next. */
const MOST_DRAFTS = 20;
/** Longest draft in characters: a form full of text is a tenth of it. */
const LONGEST_DRAFT = 100_000;

let isClosed = false;

const keyOf = (person: string, form: string) => `${PREFIX}${person} ${form}`;

const storedKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** A store that is full, damaged or forbidden keeps nothing, and takes nothing else down. */
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

export const readDraft = (person: string, form: string): Draft | null => read(keyOf(person, form));

/** Keeps a draft in this tab, in place of the one before; answers whether it is kept. */
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

/** Somebody has logged in: drafts of anybody else are removed. */
export function openDrafts(person: string): void {
  isClosed = false;
  attempt(() => {
    for (const key of storedKeys()) if (!key.startsWith(keyOf(person, ''))) sessionStorage.removeItem(key);
  }, undefined);
}

/** Somebody has logged out, maybe in another tab: nothing is kept until somebody logs in. */
export function closeDrafts(): void {
  isClosed = true;
  attempt(() => {
    for (const key of storedKeys()) sessionStorage.removeItem(key);
  }, undefined);
}
