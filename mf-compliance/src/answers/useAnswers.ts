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

/** The same answers would be refused once more. */
const isRefused = ({ status }: DataError) => status >= 400 && status < 500 && status !== PROBLEM_STATUS.conflict;

/** Sends answers, each with the count of changes that was seen of it. */
async function saved(
  { _id, answers: stored }: Sheet,
  sent: Values,
): Promise<RecordAnswer<Sheet> | { problem: DataError }> {
  const given = Object.entries(sent).map(([id, value]) => [id, { value, rev: stored[id]?.rev ?? 0 }]);
  const body = { answers: Object.fromEntries(given) };
  try {
    return await data(`${surveyAnswers.name}/${encodeURIComponent(_id)}/answer`, { method: 'POST', body });
  } catch (error) {
    return { problem: asDataError(error) };
  }
}

/**
 * Answers as they are typed and saved. Each goes out with the count of changes that was seen; where somebody else was
 * first, both answers stay in sight until one is chosen.
 */
export function useAnswers(record: Sheet) {
  const notify = useNotify();
  const unsaved = useUnsavedChanges();
  const latest = useRef(record);
  const waiting = useRef<Values>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<boolean> | null>(null);
  const [values, setValues] = useState<Values>(() => valuesOf(record));
  const [unconfirmed, setUnconfirmed] = useState<ReadonlySet<string>>(() => unconfirmedOf(record));
  const [conflicts, setConflicts] = useState<Conflicts>(new Map());
  const [savedOn, setSavedOn] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Takes over what others have answered to questions that nobody answers here at the moment. */
  const take = (next: Sheet, sent: Values = {}) => {
    if (next.version <= latest.current.version && next !== latest.current) return;
    latest.current = next;
    const stored = valuesOf(next);
    const lost = Object.entries(sent).filter(([id, value]) => !isSame(stored[id], value) && !(id in waiting.current));
    setConflicts((before) => new Map([...before, ...lost.map(([id]) => [id, stored[id]] as const)]));
    setValues((before) => ({
      ...stored,
      ...Object.fromEntries(lost.map(([id]) => [id, before[id]])),
      ...waiting.current,
    }));
    setUnconfirmed(new Set([...unconfirmedOf(next)].filter((id) => !(id in waiting.current))));
  };
  const send = async (): Promise<boolean> => {
    while (Object.keys(waiting.current).length > 0) {
      const sent = waiting.current;
      waiting.current = {};
      const outcome = await saved(latest.current, sent);
      if ('problem' in outcome) {
        if (!isRefused(outcome.problem)) waiting.current = { ...sent, ...waiting.current };
        notify(failureText(outcome.problem), 'bad');
        return false;
      }
      take(outcome.obj, sent);
      setSavedOn(outcome.obj.updated_on);
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
  const last = useRef({ settle, take });
  last.current = { settle, take };
  useEffect(() => last.current.take(record), [record]);
  // What was typed last is saved also by whoever leaves at once.
  useEffect(() => () => void last.current.settle(), []);

  const answer = (id: string, value: unknown) => {
    waiting.current = { ...waiting.current, [id]: value };
    setValues((before) => ({ ...before, [id]: value }));
    setUnconfirmed((before) => new Set([...before].filter((one) => one !== id)));
    setConflicts((before) => new Map([...before].filter(([one]) => one !== id)));
    unsaved.mark(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void last.current.settle(), PAUSE);
  };
  return { values, answer, unconfirmed, conflicts, savedOn, isSaving, settle, latest: () => latest.current };
}

const unconfirmedOf = ({ answers }: Sheet): ReadonlySet<string> =>
  new Set(Object.keys(answers).filter((id) => answers[id]?.isUnconfirmed));
