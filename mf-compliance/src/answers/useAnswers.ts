import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { asDataError, data, type DataError, failureText, useNotify, useUnsavedChanges } from '@lichen/kit';
import { useEffect, useRef, useState } from 'react';

export type Sheet = RecordOf<typeof surveyAnswers>;
export type Values = Readonly<Record<string, unknown>>;

/** Pause in typing after which answers are saved, in ms. */
const PAUSE = 700;

/** Pause before answers that did not reach the server are sent again, in ms. */
const RETRY = 10_000;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const valuesOf = ({ answers }: Sheet): Values =>
  Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));

/** Answers of colleagues to questions that this person answered differently, by question id. */
export type Conflicts = ReadonlyMap<string, unknown>;

/** Status codes after which the same answers are not sent again. */
const REFUSED: readonly number[] = [
  PROBLEM_STATUS.invalid,
  PROBLEM_STATUS.forbidden,
  PROBLEM_STATUS.notFound,
  PROBLEM_STATUS.tooLarge,
  PROBLEM_STATUS.refused,
];

/** True if the same request may succeed later without anybody's help: no connection, or a server that is busy. */
const isPassing = ({ status }: DataError): boolean =>
  status === 0 || status >= 500 || status === PROBLEM_STATUS.tooMany;

/** Most attempts in a row when another person saves at the same time. */
const MOST_TRIES = 3;

/** Returns the ids of questions whose answers the server refused. */
const idsIn = ({ errors }: DataError): readonly string[] =>
  Object.keys(errors).flatMap((path) => path.match(/^answers\.([^.]+)/)?.[1] ?? []);

const split = (all: Values, ids: readonly string[]): { those: Values; others: Values } => ({
  those: Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id))),
  others: Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))),
});

/** Sends answers, each with the revision this person had seen. */
async function saved(
  { _id }: Sheet,
  sent: Values,
  seen: Readonly<Record<string, number>>,
): Promise<RecordAnswer<Sheet> | { problem: DataError }> {
  const given = Object.entries(sent).map(([id, value]) => [id, { value, rev: seen[id] ?? 0 }]);
  const body = { answers: Object.fromEntries(given) };
  try {
    return await data(`${surveyAnswers.name}/${encodeURIComponent(_id)}/answer`, { method: 'POST', body });
  } catch (error) {
    return { problem: asDataError(error) };
  }
}

/** Answers of this person that the record does not hold yet, by question id. */
interface Own {
  /** Typed, but not sent yet. */
  waiting: Values;
  onTheWay: Values;
  /** Refused by the server; not sent again until they change or somebody asks for it. */
  refused: Values;
  /** A colleague answered first: both answers are shown until one is chosen. */
  second: Values;
  /** Revision of each answer when the person started to answer. */
  seen: Readonly<Record<string, number>>;
}

const NOTHING: Own = { waiting: {}, onTheWay: {}, refused: {}, second: {}, seen: {} };

/** Returns the answers of this person that take precedence over the stored ones. */
const standingIn = ({ waiting, onTheWay, refused, second }: Own): Values => ({
  ...second,
  ...refused,
  ...onTheWay,
  ...waiting,
});

/** State of the fields: this person's answers take precedence over the stored ones. */
function useStandingAnswers(record: Sheet) {
  const latest = useRef(record);
  const own = useRef<Own>(NOTHING);
  const [values, setValues] = useState<Values>(() => valuesOf(record));
  const [unconfirmed, setUnconfirmed] = useState<ReadonlySet<string>>(() => unconfirmedOf(record));
  const [conflicts, setConflicts] = useState<Conflicts>(new Map());
  const put = (changes: Partial<Own>) => {
    own.current = { ...own.current, ...changes };
  };
  const show = () => {
    const [stored, mine] = [valuesOf(latest.current), standingIn(own.current)];
    setValues({ ...stored, ...mine });
    setUnconfirmed(new Set([...unconfirmedOf(latest.current)].filter((id) => !(id in mine))));
    setConflicts(new Map(Object.keys(own.current.second).map((id) => [id, stored[id]])));
  };
  /** Takes over a newer record, without replacing answers this person is working on. */
  const take = (next: Sheet) => {
    if (next.version <= latest.current.version && next !== latest.current) return;
    latest.current = next;
    const { second } = own.current;
    const settled = Object.keys(second).filter((id) => isSame(next.answers[id]?.value, second[id]));
    put({ second: split(second, settled).others });
    show();
  };
  /**
   * Handles the server's answer to sent answers: one that a colleague prevented becomes a conflict, unless it is being
   * edited again.
   */
  const takeAnswered = (next: Sheet, sent: Values) => {
    const { waiting, second, seen } = own.current;
    const isTaken = (id: string) => isSame(next.answers[id]?.value, sent[id]);
    const taken = Object.keys(sent).filter(isTaken);
    const lost = Object.keys(sent).filter((id) => !isTaken(id) && !(id in waiting));
    const revs = Object.fromEntries(taken.map((id) => [id, next.answers[id]?.rev ?? 0]));
    put({ onTheWay: {}, second: { ...second, ...split(sent, lost).those }, seen: { ...seen, ...revs } });
    take(next);
    show();
  };
  /** Adds a typed answer; remembers the revision, unless the person was already working on the question. */
  const takeTyped = (id: string, value: unknown) => {
    const { waiting, onTheWay, refused, second, seen } = own.current;
    const isBegun = id in waiting || id in onTheWay || id in refused;
    put({
      waiting: { ...waiting, [id]: value ?? null },
      refused: split(refused, [id]).others,
      second: split(second, [id]).others,
      seen: isBegun ? seen : { ...seen, [id]: latest.current.answers[id]?.rev ?? 0 },
    });
    show();
  };
  /** Puts back answers that may be sent again; returns whether to retry now. */
  const takeRefusal = (problem: DataError, sent: Values, tries: number): boolean => {
    const wrong = problem.status === PROBLEM_STATUS.invalid ? idsIn(problem).filter((id) => id in sent) : [];
    const { waiting, refused } = own.current;
    const { those, others } = split(sent, wrong);
    const isLost = wrong.length === 0 && REFUSED.includes(problem.status);
    const kept = split(isLost ? sent : those, Object.keys(waiting)).others;
    put({ onTheWay: {}, refused: { ...refused, ...kept }, waiting: isLost ? waiting : { ...others, ...waiting } });
    return wrong.length > 0 || (problem.status === PROBLEM_STATUS.conflict && tries < MOST_TRIES);
  };
  return { ...{ latest, own, values, unconfirmed, conflicts }, put, take, takeAnswered, takeTyped, takeRefusal };
}

/** Runs `send` after pauses, one at a time, and again when the connection returns; `isQuiet` asks for no notice. */
function usePacedSaving(send: (isQuiet: boolean) => Promise<boolean>, isWaiting: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<boolean> | null>(null);
  const isGone = useRef(false);
  const [isSaving, setSaving] = useState(false);
  /** Saves everything typed; resolves to true if all of it is saved. */
  const settle = (isQuiet = false): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!underWay.current) {
      setSaving(true);
      underWay.current = send(isQuiet).finally(() => {
        underWay.current = null;
        setSaving(false);
      });
    }
    return underWay.current;
  };
  const last = useRef({ settle, isWaiting });
  last.current = { settle, isWaiting };
  useEffect(() => {
    isGone.current = false;
    const heard = () => void (last.current.isWaiting() && last.current.settle(true));
    window.addEventListener('online', heard);
    return () => {
      window.removeEventListener('online', heard);
      isGone.current = true;
      // Saves the last input when the person leaves the page.
      void last.current.settle();
    };
  }, []);
  const settleIn = (pause: number, isQuiet: boolean) => {
    clearTimeout(timer.current);
    if (!isGone.current) timer.current = setTimeout(() => void last.current.settle(isQuiet), pause);
  };
  return { isSaving, settle, settleIn };
}

/**
 * Answers that are saved while they are typed. Each is sent with the revision its writer had seen; if a colleague
 * answered first, both answers are shown until one is chosen.
 */
export function useAnswers(record: Sheet) {
  const notify = useNotify();
  const unsaved = useUnsavedChanges();
  const { latest, own, values, unconfirmed, conflicts, put, ...standing } = useStandingAnswers(record);
  const [savedOn, setSavedOn] = useState<number | null>(() => newestOf(record));
  const whyRefused = useRef('');
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (isQuiet: boolean): false => {
    setProblem(whyRefused.current);
    if (!isQuiet) notify(whyRefused.current, 'bad');
    return false;
  };
  const send = async (isQuiet: boolean): Promise<boolean> => {
    for (let tries = 1; Object.keys(own.current.waiting).length > 0; tries += 1) {
      const sent = own.current.waiting;
      put({ waiting: {}, onTheWay: sent });
      const outcome = await saved(latest.current, sent, own.current.seen);
      if ('problem' in outcome) {
        whyRefused.current = failureText(outcome.problem);
        if (standing.takeRefusal(outcome.problem, sent, tries)) continue;
        if (isPassing(outcome.problem)) settleIn(RETRY, true);
        return fail(isQuiet);
      }
      standing.takeAnswered(outcome.obj, sent);
      setSavedOn(outcome.obj.updated_on);
    }
    if (Object.keys(own.current.refused).length > 0) return fail(isQuiet);
    setProblem(null);
    unsaved.mark(false);
    return true;
  };
  const { isSaving, settle, settleIn } = usePacedSaving(send, () => Object.keys(own.current.waiting).length > 0);
  const take = useRef(standing.take);
  take.current = standing.take;
  useEffect(() => take.current(record), [record]);

  const answer = (id: string, value: unknown) => {
    standing.takeTyped(id, value);
    unsaved.mark(true);
    // A failure that is shown already is not told again with every pause.
    settleIn(PAUSE, problem !== null);
  };
  return {
    ...{ values, answer, unconfirmed, conflicts, savedOn, isSaving, settle },
    /** Sends all that is not saved, also what was refused: the reason may be gone, such as a missing role. */
    retry: () => {
      const { refused, waiting } = own.current;
      put({ waiting: { ...refused, ...waiting }, refused: {} });
      return settle();
    },
    /** Why the last attempt did not save everything; null once everything is saved. */
    problem,
    latest: () => latest.current,
    /** Returns the id of the first question with a conflicting answer; undefined without one. */
    undecided: () => Object.keys(own.current.second)[0],
  };
}

/** Returns when a person last answered; null if nobody has yet. */
function newestOf({ answers }: Sheet): number | null {
  const times = Object.values(answers).flatMap(({ on, isUnconfirmed }) => (isUnconfirmed ? [] : [on]));
  return times.length > 0 ? Math.max(...times) : null;
}

const unconfirmedOf = ({ answers }: Sheet): ReadonlySet<string> =>
  new Set(Object.keys(answers).filter((id) => answers[id]?.isUnconfirmed));
