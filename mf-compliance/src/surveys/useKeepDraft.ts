import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import { survey as surveyEntity } from '@lichen/contracts/compliance/survey.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { failureText, type Outcome, useSave, useUnsavedChanges } from '@lichen/kit';
import { useEffect, useRef, useState } from 'react';
import { isSame } from './form/difference';

export type SurveyRecord = RecordOf<typeof surveyEntity>;

/** Pause after a change before the draft is saved, in ms. */
const PAUSE = 700;

/** Save state of the draft. */
export type SaveState =
  | { readonly state: 'saved' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly text: string; readonly isConflict: boolean };

/** Saves the draft while it changes, one request at a time, each on the latest version of the record. */
export function useKeepDraft(record: SurveyRecord, survey: Survey) {
  const { update } = useSave(surveyEntity);
  const unsaved = useUnsavedChanges();
  const latest = useRef(record);
  const wanted = useRef(survey);
  const stored = useRef(survey);
  const underWay = useRef<Promise<boolean> | null>(null);
  const [kept, setKept] = useState<SaveState>({ state: 'saved' });
  const [savedOn, setSavedOn] = useState(record.drafted_on);

  const take = (next: SurveyRecord) => {
    if (next.version > latest.current.version) latest.current = next;
  };
  const send = async (): Promise<boolean> => {
    while (stored.current !== wanted.current) {
      const sent = wanted.current;
      // A form equal to the published one is no draft.
      const draft = isSame(sent, latest.current.form) ? null : sent;
      const outcome: Outcome<SurveyRecord> = await update(latest.current, { draft });
      if (outcome.state === 'failed') {
        const isConflict = outcome.error.status === PROBLEM_STATUS.conflict;
        setKept({ state: 'failed', text: failureText(outcome.error), isConflict });
        return false;
      }
      stored.current = sent;
      if (outcome.state === 'saved') {
        take(outcome.record);
        setSavedOn(outcome.record.drafted_on ?? outcome.record.updated_on);
      }
    }
    setKept({ state: 'saved' });
    unsaved.mark(false);
    return true;
  };
  /** Saves at once; resolves to true if everything is saved. */
  const settle = (): Promise<boolean> => {
    underWay.current ??= send().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  const last = useRef(settle);
  last.current = settle;

  useEffect(() => {
    if (wanted.current === survey) return undefined;
    wanted.current = survey;
    setKept({ state: 'waiting' });
    unsaved.mark(true);
    const timer = setTimeout(() => void last.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [survey, unsaved]);
  // Saves the last change when the person leaves the page.
  useEffect(() => () => void last.current(), []);

  return { kept, savedOn, settle, latest: () => latest.current, take };
}
