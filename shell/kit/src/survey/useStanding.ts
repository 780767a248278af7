import type { Answers } from '@lichen/contracts/survey/answers';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { useMemo } from 'react';

/** Returns the prepared survey and its state for the current answers. */
export function useStanding(survey: Survey, answers: Answers) {
  const prepared = useMemo(() => prepareSurvey(survey), [survey]);
  const standing = useMemo(() => standingOf(prepared, answers), [prepared, answers]);
  return { prepared, standing };
}
