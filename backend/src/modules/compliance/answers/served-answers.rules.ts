import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { serve } from '../../../platform/engine/rules';
import { openSurvey } from './open-survey.operation';
import { answerSurvey, recallSurvey, submitAnswers } from './survey-answers.operation';

/** What the module serves of surveys that others ask this company to answer. */
export const servedAnswers = {
  entities: [serve(surveyAnswers, {})],
  operations: [openSurvey, answerSurvey, submitAnswers, recallSurvey],
};
