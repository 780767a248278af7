import { refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { type GivenAnswer, surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { filledIn, lastAnswers } from '@lichen/contracts/survey/prefill';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { ConnectedCompany } from '../demands/asked-company.rules';

type Sheet = RecordOf<typeof surveyAnswers>;
type Request = RecordOf<typeof complianceRequest>;
type Demand = RecordOf<typeof demand>;

/** Earlier answer sheets searched for the newest accepted one. */
const MOST_EARLIER = 10;

/** Returns the answer sheets, newest first. */
export const newestFirst = (sheets: readonly Sheet[]): Sheet[] =>
  [...sheets].sort((a, b) => b.created_on - a.created_on);

/**
 * Returns the survey version to answer: the newest one in a new period, otherwise the version of the demand. Stores a
 * newer version in the demand.
 */
async function versionAsked({ unit }: ConnectedCompany, asks: Demand, isNewPeriod: boolean) {
  const known = asks.survey_type_id === null ? undefined : await unit.records(survey).find(asks.survey_type_id);
  const hash = isNewPeriod ? (known?.version_hash ?? asks.survey_hash) : asks.survey_hash;
  const where = { survey_id: asks.survey_type_id ?? '', hash: hash ?? '' };
  const [version] = await unit.records(surveyVersion).list({ where, limit: 1 });
  if (!version) throw refused(DEMAND_TEXTS.noSurvey);
  if (hash !== asks.survey_hash) {
    const record = asks as unknown as RecordOf<Entity>;
    await unit.apply([{ kind: 'update', entity: demand as Entity, record, changes: { survey_hash: hash } }]);
  }
  return version;
}

/** Submission states that counted as proof: accepted, or submitted without a review, or expired since. */
const COUNTED: readonly string[] = ['accepted', 'submitted', 'expired'];

/** Returns the newest answers that counted as proof, whichever request they were given to. */
async function acceptedBefore(unit: UnitOfWork, partner_id: string, survey_id: string): Promise<Sheet | undefined> {
  const where = { partner_id, survey_id, status: 'submitted' };
  const order = [{ column: 'created_on', descending: true }];
  const sheets = await unit.records(surveyAnswers).list({ where, order, limit: MOST_EARLIER });
  const ids = sheets.flatMap(({ check_id }) => (check_id === null ? [] : [check_id]));
  if (ids.length === 0) return undefined;
  const checks = await unit.records(complianceCheck).list({ where: { id: { in: ids } } });
  const accepted = new Set(checks.flatMap(({ _id, status }) => (COUNTED.includes(status) ? [_id] : [])));
  return newestFirst(sheets).find(({ check_id }) => check_id !== null && accepted.has(check_id));
}

const valuesOf = ({ answers }: Sheet) =>
  Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));

/** Fills the form with last period's answers; each must be confirmed before submission. */
function filled(form: Survey, last: Readonly<Record<string, unknown>>, { userId, now }: Context) {
  const given = Object.entries(filledIn(form, last)).map(([id, value]): [string, GivenAnswer] => [
    id,
    { value, rev: 1, by: userId, on: now, isUnconfirmed: true },
  ]);
  return Object.fromEntries(given);
}

/** Creates the answer sheet of a period; throws `refused` if the survey is no longer demanded. */
export async function beginAnswers(
  unit: UnitOfWork,
  asking: ConnectedCompany,
  request: Request,
  isNewPeriod: boolean,
  context: Context,
) {
  const asks = await asking.unit.records(demand).held(request.demand_id, 'exclusive');
  if (asks?.status !== 'sent' || asks.overridden) throw refused(DEMAND_TEXTS.notAsked);
  const { form, hash, survey_id } = await versionAsked(asking, asks, isNewPeriod);
  const before = await acceptedBefore(unit, request.partner_id, survey_id);
  const last = before ? lastAnswers(form, before.form, valuesOf(before)) : null;
  const sheet = {
    ...{ request_id: request._id, partner_id: request.partner_id, status: 'open' as const, survey_id, form },
    ...{ survey_name: request.survey_name ?? '', survey_hash: hash, answers: filled(form, last ?? {}, context) },
    ...{ last_answers: last, file: null, returned: null, sent_ids: null, sent_on: null, check_id: null },
  };
  await unit.insert(surveyAnswers, { ...newRow(context), _id: context.newId(), ...sheet }, 'create');
}
