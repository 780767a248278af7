import { invalid, refused } from '@lichen/contracts/api/problems';
import { ANSWER_FILE_LIMITS, ANSWER_FILE_TEXTS } from '@lichen/contracts/compliance/demands/answer-file';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { isLanguage, type Language } from '@lichen/contracts/text/languages';
import { expectAllowed } from '../../../../platform/engine/permissions/permit';
import type { UploadHandler } from '../../../../platform/files/upload-handlers';
import type { Platform } from '../../../../platform/platform';
import type { EverySheet } from '../../../../platform/sheets/every-sheet';
import { readSheet } from '../../../../platform/sheets/read-sheet';
import { heldOpen } from '../held-open.rules';
import { hashOf, lockedIn, wordsOf, WORKBOOK_TYPE } from './answer-book.rules';
import { answersOfBook, type BookForm, formOf } from './answers-of-book';

type Sheet = RecordOf<typeof surveyAnswers>;

const ID_MAX = 64;

/** Returns the first supported language. It decides how yes, no and days are read. */
const languageOf = (...said: readonly string[]): Language => said.find(isLanguage) ?? 'en-GB';

function expectOf(form: BookForm | undefined, { _id, survey_hash }: Sheet): BookForm {
  if (!form) throw refused(ANSWER_FILE_TEXTS.unknown);
  if (form.sheet !== _id) throw refused(ANSWER_FILE_TEXTS.other);
  if (form.hash !== survey_hash) throw refused(ANSWER_FILE_TEXTS.otherVersion);
  return form;
}

/**
 * Stores the differences of an uploaded workbook as a proposal beside the answers; they count only once a person
 * applies them.
 */
export const answerBookUpload = ({ files, dictionaries }: Pick<Platform, 'files' | 'dictionaries'>): UploadHandler => ({
  types: [WORKBOOK_TYPE, 'application/zip'],
  wrongType: ANSWER_FILE_TEXTS.wrongType,
  maxBytes: ANSWER_FILE_LIMITS.bytes,
  permit: (context) => expectAllowed(surveyAnswers.actions.take_file.allow, context),
  check: ({ id }) => {
    if (id === undefined || id === '' || id.length > ID_MAX) throw invalid({ id: ANSWER_FILE_TEXTS.other });
  },
  handle: async ({ file, fields, context, write }) => {
    const module = require.resolve('./answer-book.worker');
    const book = await readSheet<EverySheet>(files, file.hash, {
      ...{ module, input: {}, companyId: context.companyId },
    });
    const id = fields['id'] ?? '';
    await write(async (unit) => {
      const sheet = await heldOpen(unit, id);
      const form = expectOf(formOf(book), sheet);
      const language = languageOf(form.language, context.language);
      const words = wordsOf(dictionaries.sayIn(language));
      const now = Object.fromEntries(Object.entries(sheet.answers).map(([name, { value }]) => [name, value]));
      const found = answersOfBook(book, {
        ...{ prepared: prepareSurvey(sheet.form), form, hashOf, now, locked: lockedIn(sheet) },
        reading: { language, words, from1904: book.from1904 },
      });
      if (found.answers.length + found.problems.length === 0) throw refused(ANSWER_FILE_TEXTS.unchanged);
      const proposed = { name: file.name, by: context.userId, on: context.now, ...found };
      await unit.update(surveyAnswers, sheet, { file: proposed }, 'update');
    });
    return { id };
  },
});
