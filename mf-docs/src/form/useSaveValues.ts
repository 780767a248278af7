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

/** Milliseconds without a keystroke until what was typed is saved. */
const PAUSE = 600;

/** Statuses under 500 with which the same change can still be taken later. */
const LATER: readonly number[] = [PROBLEM_STATUS.unauthenticated, PROBLEM_STATUS.conflict, PROBLEM_STATUS.tooMany];

/** The change itself was refused: sent again it would be once more. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && !LATER.includes(status);

export interface SaveValues {
  /** A field has another value: saved after a pause, or at once. */
  change: (name: string, value: unknown, isNow?: boolean) => void;
  /** A question of a survey has another answer: saved after a pause; null takes it back. */
  answer: (question: string, answer: unknown) => void;
  /** Somebody showed on the page what some fields say: saved at once. */
  show: (values: Values, place: ShownPlace) => void;
  /** Somebody has looked at a field. */
  confirm: (name: string) => void;
  /** Saves what is waiting; answers whether all of it is saved. */
  settle: () => Promise<boolean>;
  /** The document as of the last answer, drawn or not: what is asked of an older version is refused. */
  newest: () => Doc;
  /** States as of the last answer, drawn or not; none of a field whose change is still on its way. */
  statesNow: () => Readonly<Record<string, FieldState>>;
}

const readAgain = (id: string) => data<RecordAnswer<Doc>>(`docs/${encodeURIComponent(id)}`).then(({ obj }) => obj);

/** The newest version of a document: what an answer brought, or what was pushed since. */
function useLatest(record: Doc): RefObject<Doc> {
  const latest = useRef(record);
  useEffect(() => {
    if (record._id !== latest.current._id || record.version > latest.current.version) latest.current = record;
  }, [record]);
  return latest;
}

/** What was typed last is saved also by whoever leaves at once. */
function useLastSaved(settle: () => Promise<boolean>): void {
  const last = useRef(settle);
  useEffect(() => {
    last.current = settle;
  });
  useEffect(() => () => void last.current(), []);
}

/** States of the fields without those whose change is on its way. */
const statesBut = ({ field_states }: Doc, changing: ReadonlySet<string>): Readonly<Record<string, FieldState>> =>
  Object.fromEntries(Object.entries(field_states ?? {}).filter(([name]) => !changing.has(name)));

/** Asks for a change on the newest version that is known; one that is out of date is read anew, once. */
async function sentOnNewest(latest: RefObject<Doc>, asked: (stored: Doc) => Promise<Outcome<Doc>>) {
  const outcome = await asked(latest.current);
  if (outcome.state !== 'failed' || outcome.error.status !== PROBLEM_STATUS.conflict) return outcome;
  // Reading, or somebody else, changed the document meanwhile; another field is no conflict with it.
  try {
    latest.current = await readAgain(latest.current._id);
  } catch (error) {
    return { state: 'failed', error: asDataError(error) } as const;
  }
  return asked(latest.current);
}

/** Saves the values of a document as they are typed, one change after the other, on the version that is there. */
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
        // What did not arrive is sent with the next change, and nothing is applied without it.
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
