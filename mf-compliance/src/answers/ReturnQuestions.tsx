import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Answers } from '@lichen/contracts/survey/answers';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { useT } from '@lichen/kit';
import { useMemo } from 'react';
import { ReturnParts } from '../shared/ReturnParts';

interface Props {
  of: RecordOf<typeof submission>;
  survey: Survey;
  answers: Answers;
}

/** Sends single questions back to the partner, each with a reason; the partner can edit only those. */
export function ReturnQuestions({ of: one, survey, answers }: Props) {
  const t = useT();
  const asked = useMemo(() => {
    const prepared = prepareSurvey(survey);
    const { shown } = standingOf(prepared, answers);
    return prepared.questions.filter(({ id, calculated }) => shown.has(id) && !calculated);
  }, [survey, answers]);
  const words = {
    open: t('Return single questions…'),
    title: t('Return single questions'),
    hint: t('Choose the questions to be answered again. The other answers stay unchanged.'),
    none: t('Choose at least one question'),
  };
  return <ReturnParts of={one} parts={asked} words={words} />;
}
