import type { Answers } from '@lichen/contracts/survey/answers';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { useMemo } from 'react';

/** A survey read once, and how it stands with the answers of the moment. */
export function useStanding(survey: Survey, answers: Answers) {
  const prepared = useMemo(() => prepareSurvey(survey), [survey]);
  const standing = useMemo(() => standingOf(prepared, answers), [prepared, answers]);
  return { prepared, standing };
}
