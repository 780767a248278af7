import { notFound, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { Router } from 'express';
import { companyRecords } from '../../../../platform/engine/company-records';
import { expectAllowed, expectReadable } from '../../../../platform/engine/permissions/permit';
import { describedFile } from '../../../../platform/http/described-route';
import { contextFor } from '../../../../platform/http/request-context';
import type { Platform } from '../../../../platform/platform';
import { lockedWorkbook } from '../../../../platform/sheets/locked-workbook';
import { answerBook, WORKBOOK_TYPE } from './answer-book.rules';

const PATH = `/api/data/${surveyAnswers.name}/{id}/questions.xlsx`;

export const describedAnswerBook = describedFile({
  ...{ name: 'survey_answers_workbook', path: PATH, allow: surveyAnswers.allow.read },
  summary: 'The questions of a survey with the answers so far, as a workbook to be filled in',
});

/** GET /api/data/survey_answers/:id/questions.xlsx: the questions as a workbook to fill in and upload again. */
export function answerBookRoute({ database, clock, dictionaries }: Platform): Router {
  const contextOf = contextFor(clock);
  return Router().get(PATH.replace('{id}', ':id'), async (request, response) => {
    const context = contextOf(request);
    expectAllowed(surveyAnswers.allow.read, context);
    expectReadable(surveyAnswers, context);
    const sheet = await companyRecords(
      { database },
      context.companyId,
    )(surveyAnswers).find(String(request.params['id']));
    if (!sheet) throw notFound();
    if (sheet.status !== 'open') throw refused(DEMAND_TEXTS.sentAlready);
    const say = dictionaries.sayIn(context.language);
    response.set({
      'Content-Disposition': 'attachment; filename="questions.xlsx"',
      'Content-Type': WORKBOOK_TYPE,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(await lockedWorkbook(answerBook(sheet, context.language, say)));
  });
}
