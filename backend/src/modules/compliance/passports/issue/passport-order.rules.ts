import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { invalid, Problem } from '@lichen/contracts/api/problems';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { issuePassport } from '@lichen/contracts/compliance/passports/issue-passport.call';
import { PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import type { PassportHolds } from '@lichen/contracts/compliance/passports/passport-holds';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { CallInputOf, Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Read } from '../../../../platform/engine/rules';
import { entryName } from './entry-names';
import { answersOf, certificateOf, proofTypeOf } from './passport-parts';
import { returnOf } from './year-return';

/** Ids of the records that were chosen for a passport. */
export type Ordered = Pick<CallInputOf<typeof issuePassport>, 'docs' | 'answers' | 'years'>;

/** Records that a passport is built from, in the order they were chosen. */
export interface PassportSources {
  readonly docs: readonly RecordOf<typeof doc>[];
  readonly sheets: readonly RecordOf<typeof surveyAnswers>[];
  readonly years: readonly RecordOf<typeof inventoryYear>[];
}

async function found<E extends Entity>(read: Read, entity: E, ids: readonly string[], field: string) {
  const rows = ids.length > 0 ? await read(entity).list({ where: { id: { in: ids } } }) : [];
  const byId = new Map(rows.map((row) => [row._id, row]));
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (!row) throw invalid({ [field]: FIELD_TEXTS.unknownRecord });
    return row;
  });
}

/** Bytes reserved for `passport.json` beside the files. */
const ROOM_FOR_TEXT = 1024 * 1024;

/** Reads the chosen records. Throws `invalid` for those that cannot be part of a passport, `tooLarge` above 50 MB. */
export async function passportSources(read: Read, { docs: ids, answers, years: yearIds }: Ordered) {
  const docs = await found(read, doc, ids, 'docs');
  const sheets = await found(read, surveyAnswers, answers, 'answers');
  const years = await found(read, inventoryYear, yearIds, 'years');
  if (docs.length + sheets.length + years.length === 0) throw invalid({ docs: PASSPORT_TEXTS.nothing });
  if (docs.some((each) => !proofTypeOf(each) || each.file_id === null)) throw invalid({ docs: PASSPORT_TEXTS.noProof });
  if (sheets.some(({ status }) => status !== 'submitted')) throw invalid({ answers: PASSPORT_TEXTS.notSent });
  if (years.some((each) => each.state !== 'approved' || !returnOf(each)))
    throw invalid({ years: PASSPORT_TEXTS.notApproved });
  const bytes = docs.reduce((sum, { contents }) => sum + (contents?.size ?? 0), 0);
  if (bytes > PASSPORT_LIMITS.bytes - ROOM_FOR_TEXT) throw new Problem('tooLarge', PASSPORT_TEXTS.tooLarge);
  return { docs, sheets, years } satisfies PassportSources;
}

/** Returns the subject of the passport, and its documents with their archive entry names. */
export function passportContent({ docs, sheets, years }: PassportSources, today: number) {
  const entries = docs.map((document, at) => ({ document, name: entryName(document.contents?.file ?? '', at) }));
  return {
    entries,
    subject: {
      answers: sheets.map(answersOf),
      certificates: entries.map(({ document, name }) => certificateOf(document, name, today)),
      returns: years.flatMap((year) => returnOf(year) ?? []),
    },
  };
}

/** Returns the table of contents that is shown in lists. */
export function holdsOf(sources: PassportSources, today: number): PassportHolds {
  const { entries, subject } = passportContent(sources, today);
  return {
    certificates: subject.certificates.map(({ type, name, from = null, to = null, number = null, file }, at) => ({
      ...{ type, name, from, to, number, file, size: entries[at]?.document.contents?.size ?? 0 },
    })),
    answers: subject.answers.map(({ survey, surveyHash: hash, sentOn, questions }) => ({
      ...{ survey, hash, sentOn, questions: questions.length },
    })),
    returns: subject.returns.map(({ year, name }) => ({ year, name })),
  };
}
