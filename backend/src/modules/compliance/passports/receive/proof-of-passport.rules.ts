import { refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import type { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import type { Operating } from '../../../../platform/engine/operations';
import type { Demand } from '../../demands/demand.rules';
import { submittedValues } from '../../demands/submitted-values';
import { receivedSubject } from './received-content.rules';

type Submission = RecordOf<typeof submission>;
type Taking = Pick<Operating<typeof receivedPassport, 'take'>, 'record' | 'unit' | 'context' | 'platform'>;

/** Fields of a submission that come from the proof itself. */
export type Proof = Pick<
  Submission,
  'name' | 'from' | 'to' | 'is_valid' | 'score' | 'prep_data' | 'passport_file' | 'survey_hash'
>;

/** Returns a certificate as proof; throws `refused` if the passport does not hold it or its type differs. */
export async function proofOfCertificate(
  { record, context, platform }: Taking,
  { demand_type_id }: Demand,
  file: string,
): Promise<Proof> {
  const { certificates } = await receivedSubject(platform, record);
  const found = certificates.find((each) => each.file === file);
  if (!found) throw refused(PASSPORT_TEXTS.notHeld);
  if (found.type !== demand_type_id) throw refused(DEMAND_TEXTS.otherType);
  const values = found.values ?? {};
  const { from, to, missing } = submittedValues(demand_type_id, values, dayAt(context.now));
  return {
    ...{ name: found.name.slice(0, 255), from, to, is_valid: missing.length === 0 },
    ...{ score: { validationErr: missing }, prep_data: values, passport_file: file, survey_hash: null },
  };
}

/** True for a file answer: a passport holds only the name of the file, which is no answer here. */
const isFileName = (answer: unknown) => typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** Returns survey answers as proof; throws `refused` unless they answer the demanded version. */
export async function proofOfAnswers(
  { record, unit, platform }: Taking,
  { survey_type_id, survey_hash }: Demand,
  hash: string,
): Promise<Proof> {
  const { answers } = await receivedSubject(platform, record);
  const found = answers.find((each) => each.surveyHash === hash);
  if (!found) throw refused(PASSPORT_TEXTS.notHeld);
  const where = { survey_id: survey_type_id ?? '', hash: survey_hash ?? '' };
  const [version] = hash === survey_hash ? await unit.records(surveyVersion).list({ where, limit: 1 }) : [];
  if (!version) throw refused(PASSPORT_TEXTS.otherSurvey);
  const given = found.questions.flatMap(({ id, answer }) => (isFileName(answer) ? [] : [[id, answer] as const]));
  const standing = standingOf(prepareSurvey(version.form), Object.fromEntries(given));
  return {
    ...{ name: found.survey.slice(0, 255), from: null, to: null, is_valid: standing.errors.size === 0 },
    ...{ score: { validationErr: [...standing.errors.keys()] }, prep_data: standing.answers },
    ...{ passport_file: null, survey_hash: hash },
  };
}
