import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { asDataError, data, type DataError, failureText, useNotify, useUnsavedChanges } from '@lichen/kit';
import { useEffect, useRef, useState } from 'react';

export type Sheet = RecordOf<typeof surveyAnswers>;
export type Values = Readonly<Record<string, unknown>>;

/** Milliseconds without a keystroke until answers are saved. */
const PAUSE = 700;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const valuesOf = ({ answers }: Sheet): Values =>
  Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));

/** Of one question: what somebody else has answered while this person answered otherwise. */
export type Conflicts = ReadonlyMap<string, unknown>;

/** The same answers would be refused once more; after anything else they are sent again. */
const REFUSED: readonly number[] = [
  PROBLEM_STATUS.invalid,
  PROBLEM_STATUS.forbidden,
  PROBLEM_STATUS.notFound,
  PROBLEM_STATUS.tooLarge,
  PROBLEM_STATUS.refused,
];

/** Times that answers are sent again at once, because somebody else was saving at that moment. */
const MOST_TRIES = 3;

/** Questions whose answers the server refused by name. */
const idsIn = ({ errors }: DataError): readonly string[] =>
  Object.keys(errors).flatMap((path) => path.match(/^answers\.([^.]+)/)?.[1] ?? []);

const split = (all: Values, ids: readonly string[]): { those: Values; others: Values } => ({
  those: Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id))),
  others: Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))),
});

/** Sends answers, each with the count of changes that was seen of it. */
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

/** What this person has answered and the record does not hold yet, by question. */
interface Own {
  /** Typed, and not sent. */
  waiting: Values;
  onTheWay: Values;
  /** Refused as they are: they are not sent again before they are changed. */
  refused: Values;
  /** Somebody else was first: both answers stay until one is chosen. */
  second: Values;
  /** The count of changes that stood before the person when they began to answer. */
  seen: Readonly<Record<string, number>>;
}

const NOTHING: Own = { waiting: {}, onTheWay: {}, refused: {}, second: {}, seen: {} };

/** What stands in the fields: one's own before what is stored. */
const standingIn = ({ waiting, onTheWay, refused, second }: Own): Values => ({
  ...second,
  ...refused,
  ...onTheWay,
  ...waiting,
});

/** Answers as they stand in the fields: those of this person before what is stored. */
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
  /** Takes over what others have answered to questions that nobody answers here at the moment. */
  const take = (next: Sheet) => {
    if (next.version <= latest.current.version && next !== latest.current) return;
    latest.current = next;
    const { second } = own.current;
    const settled = Object.keys(second).filter((id) => isSame(next.answers[id]?.value, second[id]));
    put({ second: split(second, settled).others });
    show();
  };
  /** What became of answers that were sent: of one that was not taken both stay, unless it is being changed already. */
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
  /** Begins with what stood there, unless this person was at it already. */
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
  /** Puts back what may be sent again; answers whether there is any use in that now. */
  const takeRefusal = (problem: DataError, sent: Values, tries: number): boolean => {
    const wrong = problem.status === PROBLEM_STATUS.invalid ? idsIn(problem).filter((id) => id in sent) : [];
    const { waiting, refused } = own.current;
    const { those, others } = split(sent, wrong);
    const isLost = wrong.length === 0 && REFUSED.includes(problem.status);
    const kept = split(those, Object.keys(waiting)).others;
    put({ onTheWay: {}, refused: { ...refused, ...kept }, waiting: isLost ? waiting : { ...others, ...waiting } });
    return wrong.length > 0 || (problem.status === PROBLEM_STATUS.conflict && tries < MOST_TRIES);
  };
  return { ...{ latest, own, values, unconfirmed, conflicts }, put, take, takeAnswered, takeTyped, takeRefusal };
}

/**
 * Answers as they are typed and saved. Each goes out with the count of changes that stood there when its writer began;
 * where somebody else was first, both answers stay in sight until one is chosen.
 */
export function useAnswers(record: Sheet) {
  const notify = useNotify();
  const unsaved = useUnsavedChanges();
  const { latest, own, values, unconfirmed, conflicts, put, ...standing } = useStandingAnswers(record);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<boolean> | null>(null);
  const whyRefused = useRef('');
  const [savedOn, setSavedOn] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const send = async (): Promise<boolean> => {
    for (let tries = 1; Object.keys(own.current.waiting).length > 0; tries += 1) {
      const sent = own.current.waiting;
      put({ waiting: {}, onTheWay: sent });
      const outcome = await saved(latest.current, sent, own.current.seen);
      if ('problem' in outcome) {
        whyRefused.current = failureText(outcome.problem);
        if (standing.takeRefusal(outcome.problem, sent, tries)) continue;
        notify(whyRefused.current, 'bad');
        return false;
      }
      standing.takeAnswered(outcome.obj, sent);
      setSavedOn(outcome.obj.updated_on);
    }
    if (Object.keys(own.current.refused).length > 0) {
      notify(whyRefused.current, 'bad');
      return false;
    }
    unsaved.mark(false);
    return true;
  };
  /** Saves what is waiting; answers whether all of it is saved. */
  const settle = (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!underWay.current) {
      setSaving(true);
      underWay.current = send().finally(() => {
        underWay.current = null;
        setSaving(false);
      });
    }
    return underWay.current;
  };
  const last = useRef({ settle, take: standing.take });
  last.current = { settle, take: standing.take };
  useEffect(() => last.current.take(record), [record]);
  // What was typed last is saved also by whoever leaves at once.
  useEffect(() => () => void last.current.settle(), []);

  const answer = (id: string, value: unknown) => {
    standing.takeTyped(id, value);
    unsaved.mark(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void last.current.settle(), PAUSE);
  };
  return {
    ...{ values, answer, unconfirmed, conflicts, savedOn, isSaving, settle },
    latest: () => latest.current,
    /** The first question of which somebody else has given another answer. */
    undecided: () => Object.keys(own.current.second)[0],
  };
}

const unconfirmedOf = ({ answers }: Sheet): ReadonlySet<string> =>
  new Set(Object.keys(answers).filter((id) => answers[id]?.isUnconfirmed));
