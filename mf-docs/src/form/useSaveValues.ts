import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { FieldState } from '@lichen/contracts/docs/doc-statuses';
import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import { asDataError, data, failureText, type Outcome, useNotify, useSave, type Values } from '@lichen/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { Doc } from '../shared/documents';
import {
  changeOf,
  merged,
  NOTHING_UNSAVED,
  type Unsaved,
  unsavedFields,
  withAnswer,
  withShown,
  withTyped,
} from './unsaved';

/** Milliseconds after the last keystroke until values are saved. */
const PAUSE = 600;

/** Statuses below 500 after which the same change can succeed later. */
const LATER: readonly number[] = [PROBLEM_STATUS.unauthenticated, PROBLEM_STATUS.conflict, PROBLEM_STATUS.tooMany];

/** Returns true where the change itself was refused, so that sending it again would fail too. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && !LATER.includes(status);

/** Saves changes of a document one after the other, each on the version that the one before returned. */
export interface SaveValues {
  /** Changes a field; it is saved after a pause, or at once with `isNow`. */
  change: (name: string, value: unknown, isNow?: boolean) => void;
  /** Changes an answer of a survey; it is saved after a pause. Null clears the answer. */
  answer: (question: string, answer: unknown) => void;
  /** Sets values that the user has marked on the page; they are saved at once. */
  show: (values: Values, place: ShownPlace) => void;
  /** Confirms a field; it is saved at once. */
  confirm: (name: string) => void;
  /** Saves all pending changes; resolves to true where all of them are saved. */
  settle: () => Promise<boolean>;
  /** Returns the latest version, even before it is rendered; requests for an older version would be refused. */
  newest: () => Doc;
  /**
   * Returns the states of the latest version, even before it is rendered, except those of fields with pending changes.
   */
  statesNow: () => Readonly<Record<string, FieldState>>;
}

const readAgain = (id: string) => data<RecordAnswer<Doc>>(`docs/${encodeURIComponent(id)}`).then(({ obj }) => obj);

/** Keeps the latest version of a document, whether from a save or pushed by the server. */
function useLatest(record: Doc): RefObject<Doc> {
  const latest = useRef(record);
  useEffect(() => {
    if (record._id !== latest.current._id || record.version > latest.current.version) latest.current = record;
  }, [record]);
  return latest;
}

/** Saves pending changes when the user leaves the page. */
function useLastSaved(settle: () => Promise<boolean>): void {
  const last = useRef(settle);
  useEffect(() => {
    last.current = settle;
  });
  useEffect(() => () => void last.current(), []);
}

/** Returns the states of all fields except those whose change is pending. */
const statesBut = ({ field_states }: Doc, changing: ReadonlySet<string>): Readonly<Record<string, FieldState>> =>
  Object.fromEntries(Object.entries(field_states ?? {}).filter(([name]) => !changing.has(name)));

/** Sends a change based on the latest known version; after a conflict, refetches the document and retries once. */
async function sentOnNewest(latest: RefObject<Doc>, asked: (stored: Doc) => Promise<Outcome<Doc>>) {
  const outcome = await asked(latest.current);
  if (outcome.state !== 'failed' || outcome.error.status !== PROBLEM_STATUS.conflict) return outcome;
  // The document was changed meanwhile, by its reading or another user; a change of another field is no conflict.
  try {
    latest.current = await readAgain(latest.current._id);
  } catch (error) {
    return { state: 'failed', error: asDataError(error) } as const;
  }
  return asked(latest.current);
}

/** Saves the values of a document as they are typed, one request after another, each on the latest version. */
export function useSaveValues(record: Doc): SaveValues {
  const notify = useNotify();
  const { update } = useSave(doc);
  const latest = useLatest(record);
  const unsaved = useRef(NOTHING_UNSAVED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<boolean> | null>(null);
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const send = (changed: Unsaved): Promise<Outcome<Doc>> =>
    sentOnNewest(latest, (stored) => update(stored, changeOf(changed, stored.confirmed ?? [])));

  const saveAll = async (): Promise<boolean> => {
    while (unsaved.current !== NOTHING_UNSAVED) {
      const changed = unsaved.current;
      unsaved.current = NOTHING_UNSAVED;
      waiting.current = unsavedFields(changed);
      const outcome = await send(changed);
      if (outcome.state === 'saved') latest.current = outcome.record;
      if (outcome.state === 'failed') {
        // Unsent changes are sent with the next one, and the document is not applied without them.
        if (!isRefused(outcome.error.status)) unsaved.current = merged(changed, unsaved.current);
        notify(failureText(outcome.error), 'bad');
        return false;
      }
    }
    return true;
  };

  const settle = (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (underWay.current) return underWay.current;
    underWay.current = saveAll().finally(() => {
      underWay.current = null;
      waiting.current = new Set();
    });
    return underWay.current;
  };

  useLastSaved(settle);

  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void settle(), PAUSE);
  };

  return {
    change: (name, value, isNow = false) => {
      unsaved.current = withTyped(unsaved.current, name, value);
      if (isNow) void settle();
      else settleSoon();
    },
    answer: (question, answer) => {
      unsaved.current = withAnswer(unsaved.current, question, answer);
      settleSoon();
    },
    show: (values, place) => {
      unsaved.current = withShown(unsaved.current, values, place);
      void settle();
    },
    confirm: (name) => {
      unsaved.current = { ...unsaved.current, confirmed: [...unsaved.current.confirmed, name] };
      void settle();
    },
    settle,
    newest: () => latest.current,
    statesNow: () => statesBut(latest.current, new Set([...waiting.current, ...unsavedFields(unsaved.current)])),
  };
}
