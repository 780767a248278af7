import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { surveyPresence } from '@lichen/contracts/compliance/demands/survey-presence.entity';
import { serve } from '../../../platform/engine/rules';
import { openSurvey } from './open-survey.operation';
import { leaveHere, workHere } from './presence.operation';
import { answerSurvey, recallSurvey, submitAnswers } from './survey-answers.operation';
import { answerBookRoute, describedAnswerBook } from './workbook/answer-book.route';
import { answerBookUpload } from './workbook/answer-book-upload.route';
import { discardFile, takeFile } from './workbook/take-file.operation';

/** Entities, operations and routes for surveys that other companies ask this one to answer. */
export const servedAnswers = {
  entities: [serve(surveyAnswers, {}), serve(surveyPresence, {})],
  operations: [openSurvey, answerSurvey, submitAnswers, recallSurvey, takeFile, discardFile, workHere, leaveHere],
  route: answerBookRoute,
  described: [describedAnswerBook],
  uploads: { [surveyAnswers.name]: answerBookUpload },
};
