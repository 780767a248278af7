import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook, demandsPath, list, one, type Row, until } from '../../../../test/worlds/demand-book';

let place: AskedWorld;
const clock = { now: () => Date.now() };

beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());

const configs = 'partner_compliance_config';
const surveys = 'partner_compliance_surveys';
const { asked, requestFor, now, clear } = demandBook(() => place, clock);

const FORM = {
  tabs: [{ id: 'a', label: 'General', columns: 1, questions: [{ id: 'used', type: 'number', label: 'Energy used' }] }],
};
let count = 0;
async function surveyOf(form: object | null = FORM): Promise<Row> {
  count += 1;
  return (await place.asking.send('POST', surveys, { survey_name: `Survey ${count}`, form })).body.obj;
}
async function configured(draft: object): Promise<{ status: number; body: { obj: Row; errors?: object } }> {
  count += 1;
  const given = { name: `Surveys of suppliers ${count}`, demand_type_id: 'survey', role_id: ['supplier'], ...draft };
  return (await place.asking.send('POST', configs, given)) as never;
}
const act = async (config: Row, action: string): Promise<Row> => {
  const { status } = await place.asking.send('POST', `${configs}/${config._id}/${action}`, {});
  expect(status).toBe(200);
  await until(async () => (await one(place.asking, `${configs}/${config._id}`))['working'] === false);
  return one(place.asking, `${configs}/${config._id}`);
};
const asks = ({ _id }: Row) => list(place.asking, `${demandsPath}?config_id=${_id}&limit=100`);

beforeEach(() => place.asking.send('PATCH', `partners/${place.joined.theirs}`, { partner_roles: ['supplier'] }));
afterEach(async () => {
  for (const config of await list(place.asking, configs))
    if (config['active']) await act(config, 'deactivate_doc_config');
  await clear();
});

it('asks whoever fits for one survey, in the version that is published', async () => {
  const { _id: survey_type_id, ...survey } = await surveyOf();
  const config = (await configured({ survey_type_id })).body.obj;
  expect(config).toMatchObject({ survey_type_id, survey: { survey_name: survey['survey_name'] } });
  await act(config, 'activate_doc_config');

  const [demand] = (await asks(config)) as [Row];
  expect(demand).toMatchObject({
    ...{ status: 'sent', demand_type_id: 'survey', survey_type_id, survey_hash: survey['version_hash'] },
  });
  const request = (await requestFor(demand)) as Row;
  expect(request).toMatchObject({ asked: true, survey_name: survey['survey_name'] });
  const opened = await place.asked.send('POST', `partner_compliance_requests/${request._id}/open_survey`, {});
  expect(opened.status).toBe(200);
});

it('refuses none and one without a version, and forgets it for a document', async () => {
  const refusedFor = async (draft: object) => (await configured(draft)).body.errors;
  expect(await refusedFor({})).toEqual({ survey_type_id: DEMAND_TEXTS.surveyNeeded });
  const { _id: blank } = await surveyOf(null);
  expect(await refusedFor({ survey_type_id: blank })).toEqual({ survey_type_id: DEMAND_TEXTS.surveyUnpublished });
  const { _id: survey_type_id } = await surveyOf();
  const document = await configured({ demand_type_id: 'insurance', survey_type_id });
  expect(document.body.obj).toMatchObject({ demand_type_id: 'insurance', survey_type_id: null });
});

it('keeps its survey while it is active, and gives way to the same survey alone', async () => {
  const [first, second] = [await surveyOf(), await surveyOf()];
  const other = await asked({ demand_type_id: 'survey', survey_type_id: second._id });
  const config = (await configured({ survey_type_id: first._id, partner_override: true })).body.obj;
  await act(config, 'activate_doc_config');
  const [demand] = (await asks(config)) as [Row];
  expect(demand).toMatchObject({ overridden: false });
  const change = await place.asking.send('PATCH', `${configs}/${config._id}`, { survey_type_id: second._id });
  expect(change.body['errors']).toEqual({ survey_type_id: CONFIGURATION_TEXTS.frozen });

  const same = await asked({ demand_type_id: 'survey', survey_type_id: first._id });
  expect(await now(demand)).toMatchObject({ overridden: true });
  await place.asking.send('DELETE', `${demandsPath}/${other._id}`);
  expect(await now(demand)).toMatchObject({ overridden: true });
  await place.asking.send('DELETE', `${demandsPath}/${same._id}`);
  expect(await now(demand)).toMatchObject({ overridden: false });
});
