import { isOpenAgain } from '@lichen/contracts/survey/returned';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { useMemo } from 'react';
import type { Sheet, Values } from './useAnswers';

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of questions that stay as they were sent; undefined if no questions were returned. */
export function useLocked({ form, returned, sent_ids }: Sheet): ReadonlySet<string> | undefined {
  return useMemo(() => {
    if (!returned) return undefined;
    const ids = questionsOf(form).map(({ id }) => id);
    return new Set(ids.filter((id) => !isOpenAgain(id, returned, sent_ids ?? [])));
  }, [form, returned, sent_ids]);
}

/** Returns the ids of questions that are shown and can be answered now. */
export function useOpen({ form }: Sheet, values: Values, locked: ReadonlySet<string> = NONE): ReadonlySet<string> {
  const prepared = useMemo(() => prepareSurvey(form), [form]);
  return useMemo(() => {
    const { shown } = standingOf(prepared, values);
    return new Set([...shown].filter((id) => !locked.has(id)));
  }, [prepared, values, locked]);
}
