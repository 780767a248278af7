import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { DAY } from '@lichen/contracts/formats/days';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook, list, one, type Row, until } from '../../../../test/worlds/demand-book';
import { startDaily } from '../../../platform/daily/start-daily';
import { demandDays } from '../demands/demand-days.job';
import { sender } from '../../../../test/sender';
import { PASSWORD, type Person } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
const QUESTIONS = [
  { id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true },
  {
    ...{ id: 'number', type: 'text', label: 'Number of the certificate', required: true },
    rules: { show: { all: [{ field: 'certified', operator: 'equals', value: true }] } },
  },
  { id: 'used', type: 'number', label: 'Energy used', required: true, min: 0 },
  { id: 'share', type: 'number', label: 'Share', calculated: true, calculation: { expression: '100 / used' } },
];
const formOf = (questions: object[]) => ({ tabs: [{ id: 'general', label: 'General', columns: 1, questions }] });

/** The person logged in once more: a session does not last as long as some proof. */
async function anew(person: Person): Promise<Person> {
  const answer = await place.world.nobody('POST', '/api/auth/login', { email: person.email, password: PASSWORD });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...person, cookie, send: sender(place.world.url, cookie) };
}

/** The daily work of all companies. */
async function runDaily(): Promise<void> {
  const { platform } = place.world.engine;
  const daily = startDaily({ ...platform, daily: [demandDays(platform)], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  await daily.stop();
}

beforeAll(async () => {
  place = await askedWorld({ clock });
}, 60_000);
afterAll(() => place.world.stop());

const { asked, requestFor, bothSides, submissionsOf, decide, clear } = demandBook(() => place, clock);
afterEach(clear);

let count = 0;
async function surveyOf(questions: object[] = QUESTIONS): Promise<Row> {
  count += 1;
  const body = { survey_name: `Supplier survey ${count}`, form: formOf(questions) };
  return (await place.asking.send('POST', 'partner_compliance_surveys', body)).body.obj;
}

/** A demand for a new survey, and its request. */
async function askedFor(more: object = {}, survey?: Row) {
  const { _id: survey_type_id } = survey ?? (await surveyOf());
  const demand = await asked({ demand_type_id: 'survey', survey_type_id, ...more });
  const request = (await requestFor(demand)) as Row;
  return { demand, request, survey_type_id };
}

const post = (path: string, body: object = {}) => place.asked.send('POST', path, body as Record<string, unknown>);
async function opened(request: Row): Promise<Row> {
  const { status, body } = await post(`partner_compliance_requests/${request._id}/open_survey`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (await list(place.asked, `survey_answers?request_id=${request._id}`))[0] as Row;
}
const answer = (sheet: Row, answers: Record<string, unknown>, rev = 0) => {
  const given = Object.entries(answers).map(([id, value]) => [id, { value, rev }]);
  return post(`survey_answers/${sheet._id}/answer`, { answers: Object.fromEntries(given) });
};
const submit = (sheet: Row) => post(`survey_answers/${sheet._id}/submit`);
const ALL = { certified: true, number: 'AB-1', used: 50 };

it('asks for a survey that has a version, once of each partner', async () => {
  const refused = async (body: object) =>
    (
      await place.asking.send('POST', 'partner_compliance_demands', {
        ...{ partner_id: place.joined.theirs, demand_type_id: 'survey' },
        ...body,
      })
    ).body.errors;
  const empty = (await place.asking.send('POST', 'partner_compliance_surveys', { survey_name: 'Empty' })).body.obj;
  const { demand, survey_type_id } = await askedFor();

  expect(await refused({})).toEqual({ survey_type_id: DEMAND_TEXTS.surveyNeeded });
  expect(await refused({ survey_type_id: empty._id })).toEqual({ survey_type_id: DEMAND_TEXTS.surveyUnpublished });
  expect(await refused({ survey_type_id })).toEqual({ demand_type_id: DEMAND_TEXTS.askedAlready });
  expect(demand).toMatchObject({ status: 'sent', survey_type_id, survey: { survey_name: expect.any(String) } });
  expect((await askedFor()).demand['status']).toBe('sent');
});

it('is answered bit by bit, sent when it is complete, and only then seen by whoever asked', async () => {
  const { demand, request } = await askedFor();
  const sheet = await opened(request);
  expect(sheet).toMatchObject({ status: 'open', survey_name: request['survey_name'], answers: {} });
  await answer(sheet, { certified: true, used: -1 });

  const early = await submit(sheet);
  expect([early.status, early.body.errors]).toEqual([
    400,
    { 'answers.number': 'Required', 'answers.used': 'Must be 0 or more' },
  ]);
  expect(await submissionsOf(demand)).toEqual([]);
  expect((await place.asking.send('GET', `survey_answers/${sheet._id}`)).status).toBe(404);

  await answer(sheet, { number: 'AB-1' });
  await answer(sheet, { used: 50 }, 1);
  expect((await submit(sheet)).body.obj).toMatchObject({ status: 'submitted' });
  const { submissions, checks, demand: after } = await bothSides(demand);
  expect(submissions).toMatchObject([{ status: 'for_review', prep_data: ALL, is_valid: true, manual: true }]);
  expect(checks).toMatchObject([{ status: 'for_review', doc_name: request['survey_name'] }]);
  expect(after).toMatchObject({ for_review: true, non_compliant_reason: 'waiting_review' });
  expect((await answer(sheet, { used: 1 }, 2)).body.err).toBe(DEMAND_TEXTS.sentAlready);
  expect(JSON.stringify(submissions)).not.toContain(place.asked.userId);
});

it('keeps of two answers to one question the first, and merges those to others', async () => {
  const { request } = await askedFor();
  const sheet = await opened(request);
  await answer(sheet, { used: 1 });
  const late = await answer(sheet, { used: 2, number: 'X' });

  expect(late.body.obj.answers).toMatchObject({ used: { value: 1, rev: 1 }, number: { value: 'X', rev: 1 } });
  expect((await answer(sheet, { used: 2 }, 1)).body.obj.answers.used).toMatchObject({ value: 2, rev: 2 });
  const wrong = await answer(sheet, { nobody: 1 });
  expect([wrong.status, wrong.body.errors]).toEqual([400, { 'answers.nobody': 'This field does not exist' }]);
});

it('opens again only what came back, and what that makes necessary', async () => {
  const { demand, request } = await askedFor();
  const sheet = await opened(request);
  await answer(sheet, { certified: false, used: 50 });
  await submit(sheet);
  const [first] = await submissionsOf(demand);
  const giveBack = (returned: object[]) =>
    place.asking.send('POST', `partner_compliance_submissions/${first?._id}/return_questions`, { returned });
  const unknown = await giveBack([{ id: 'share', reason: 'No' }]);
  expect([unknown.status, unknown.body.errors]).toEqual([400, { 'returned.0.id': 'This field does not exist' }]);
  const hidden = await giveBack([{ id: 'number', reason: 'Which one?' }]);
  expect([hidden.status, hidden.body.errors]).toEqual([400, { 'returned.0.id': 'This field does not exist' }]);

  await giveBack([{ id: 'certified', reason: 'Your website says otherwise' }]);
  const reopened = await opened(request);
  expect(reopened).toMatchObject({
    ...{ _id: sheet._id, status: 'open' },
    returned: [{ id: 'certified', reason: 'Your website says otherwise' }],
  });
  const locked = await answer(reopened, { used: 60 }, 1);
  expect([locked.status, locked.body.errors]).toEqual([400, { 'answers.used': DEMAND_TEXTS.lockedAnswer }]);
  await answer(reopened, { certified: true }, 1);
  await answer(reopened, { number: 'AB-2' });
  await submit(reopened);

  const { submissions, checks } = await bothSides(demand);
  expect(submissions.map(({ status }) => status)).toEqual(['for_review', 'rejected']);
  expect(submissions[0]).toMatchObject({ prep_data: { certified: true, number: 'AB-2', used: 50 } });
  expect(checks[1]).toMatchObject({
    status: 'rejected',
    reason: 'Is the site certified?: Your website says otherwise',
  });
  await decide(submissions[0], 'accept');
  expect((await bothSides(demand)).demand).toMatchObject({ compliant: true });
});

it('is recalled with its answers, and can be sent again', async () => {
  const { demand, request } = await askedFor({ requires_review: false });
  const sheet = await opened(request);
  await answer(sheet, ALL);
  await submit(sheet);
  expect(await one(place.asking, `partner_compliance_demands/${demand._id}`)).toMatchObject({ compliant: true });
  expect((await post(`survey_answers/${sheet._id}/recall`)).body.obj).toMatchObject({ status: 'open' });
  const { submissions, checks, demand: after } = await bothSides(demand);
  expect([submissions[0], checks[0]]).toMatchObject([{ status: 'recalled', prep_data: null }, { status: 'recalled' }]);
  expect(after).toMatchObject({ compliant: false, non_compliant_reason: 'recalled' });
  expect((await submit(sheet)).status).toBe(200);
});

it('says in the log that somebody answered, and repeats no answer', async () => {
  const { request } = await askedFor();
  const sheet = await opened(request);
  await answer(sheet, { number: 'Secret-42' });
  const log = await list(place.asked, `audit_log?record_id=${sheet._id}`);

  expect(log.map(({ type }) => type)).toContain('answer');
  expect(JSON.stringify(log)).not.toContain('Secret-42');
});

it('leaves no answer with whoever asked once it is recalled, in the log neither', async () => {
  const { demand, request } = await askedFor({ requires_review: false });
  const sheet = await opened(request);
  await answer(sheet, { ...ALL, number: 'Secret-43' });
  await submit(sheet);
  const [sent] = await submissionsOf(demand);
  expect(sent).toMatchObject({ prep_data: { number: 'Secret-43' } });
  await post(`survey_answers/${sheet._id}/recall`);
  const log = await list(place.asking, `audit_log?record_id=${sent?._id}`);

  expect(log.map(({ type }) => type)).toEqual(expect.arrayContaining(['submit', 'recall']));
  expect(JSON.stringify([log, await submissionsOf(demand)])).not.toContain('Secret-43');
});

it('opens no more than what came back to whoever recalls the rest', async () => {
  const { demand, request } = await askedFor();
  const sheet = await opened(request);
  await answer(sheet, ALL);
  await submit(sheet);
  const [first] = await submissionsOf(demand);
  const returned = [{ id: 'number', reason: 'Which one?' }];
  await place.asking.send('POST', `partner_compliance_submissions/${first?._id}/return_questions`, { returned });

  expect((await post(`survey_answers/${sheet._id}/recall`)).body.obj).toMatchObject({ status: 'open', returned });
  expect((await answer(sheet, { used: 60 }, 1)).body.errors).toEqual({ 'answers.used': DEMAND_TEXTS.lockedAnswer });
  expect(await opened(request)).toMatchObject({ _id: sheet._id, returned });
  await answer(sheet, { number: 'AB-2' }, 1);
  expect((await submit(sheet)).body.obj).toMatchObject({ status: 'submitted', returned: null });
});

it('stays in the version that was asked until the next period, which begins with what was accepted', async () => {
  const survey = await surveyOf();
  const { demand, request, survey_type_id } = await askedFor({ frequency: 'every_month' }, survey);
  await place.asking.send('PATCH', `partner_compliance_surveys/${survey_type_id}`, {
    form: formOf([...QUESTIONS, { id: 'more', type: 'text', label: 'Anything more' }]),
  });
  const sheet = await opened(request);
  expect(sheet['survey_hash']).toBe(survey['version_hash']);
  await answer(sheet, ALL);
  await submit(sheet);
  await decide((await submissionsOf(demand))[0], 'accept');
  expect((await opened(request))._id).toBe(sheet._id);
  const unreviewed = await askedFor({ frequency: 'every_month', requires_review: false });
  const other = await opened(unreviewed.request);
  await answer(other, ALL);
  await submit(other);

  offset += 27 * DAY;
  place = { ...place, asking: await anew(place.asking), asked: await anew(place.asked) };
  await runDaily();
  await until(async () => (await requestFor(demand))?.['for_renewal'] === true);
  const next = await opened((await requestFor(demand)) as Row);
  expect(next).toMatchObject({
    ...{ status: 'open', last_answers: ALL },
    answers: { certified: { value: true, isUnconfirmed: true } },
  });
  expect([next._id === sheet._id, next['survey_hash'] === survey['version_hash']]).toEqual([false, false]);
  await answer(next, { number: 'AB-1', used: 40 });
  expect((await submit(next)).body.errors).toEqual({ 'answers.certified': DEMAND_TEXTS.unconfirmed });
  await answer(next, { certified: true }, 1);
  expect((await submit(next)).status).toBe(200);
  const again = await opened((await requestFor(unreviewed.demand)) as Row);
  expect([again._id === other._id, again['last_answers']]).toEqual([false, ALL]);
});
