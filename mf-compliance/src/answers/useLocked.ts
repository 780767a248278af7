import { isOpenAgain } from '@lichen/contracts/survey/returned';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { useMemo } from 'react';
import type { Sheet } from './useAnswers';

/** Returns the ids of questions that stay as they were sent; undefined if no questions were returned. */
export function useLocked({ form, returned, sent_ids }: Sheet): ReadonlySet<string> | undefined {
  return useMemo(() => {
    if (!returned) return undefined;
    const ids = questionsOf(form).map(({ id }) => id);
    return new Set(ids.filter((id) => !isOpenAgain(id, returned, sent_ids ?? [])));
  }, [form, returned, sent_ids]);
}
