import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { BETWEEN_INVITATIONS, connectAgain } from '../../../../test/worlds/connect-again';
import { demandBook, demandsPath, list, one, type Row, until } from '../../../../test/worlds/demand-book';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
beforeAll(async () => {
  place = await askedWorld({ clock });
}, 60_000);
afterAll(() => place.world.stop());

const { requestFor, bothSides, decide } = demandBook(() => place, clock);

const configs = 'partner_compliance_config';
const QUESTIONS = [{ id: 'used', type: 'number', label: 'Energy used', required: true }];
const FORM = { tabs: [{ id: 'general', label: 'General', columns: 1, questions: QUESTIONS }] };

let config: Row;
const act = async (action: string) => {
  const { status } = await place.asking.send('POST', `${configs}/${config._id}/${action}`, {});
  await until(async () => (await one(place.asking, `${configs}/${config._id}`))['working'] === false);
  return status;
};

/** A survey that the partner has answered, and that waits for a decision. */
async function answered(): Promise<Row> {
  await place.asking.send('PATCH', `partners/${place.joined.theirs}`, { partner_roles: ['supplier'] });
  const survey = (await place.asking.send('POST', 'partner_compliance_surveys', { survey_name: 'Energy', form: FORM }))
    .body.obj;
  const draft = { name: 'Energy of suppliers', demand_type_id: 'survey', survey_type_id: survey._id };
  config = (await place.asking.send('POST', configs, { ...draft, role_id: ['supplier'] })).body.obj;
  await act('activate_doc_config');
  const [demand] = (await list(place.asking, `${demandsPath}?config_id=${config._id}`)) as [Row];
  const request = (await requestFor(demand)) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/open_survey`, {});
  const [sheet] = (await list(place.asked, `survey_answers?request_id=${request._id}`)) as [Row];
  await place.asked.send('POST', `survey_answers/${sheet._id}/answer`, { answers: { used: { value: 412, rev: 0 } } });
  expect((await place.asked.send('POST', `survey_answers/${sheet._id}/submit`, {})).status).toBe(200);
  return demand;
}

it('lets answers that waited at the deactivation wait again, also after both had parted', async () => {
  const demand = await answered();
  expect((await bothSides(demand)).submissions).toMatchObject([{ status: 'for_review', prep_data: { used: 412 } }]);
  await act('deactivate_doc_config');
  await place.asking.send('POST', `partners/${place.joined.theirs}/disconnect`, {});
  offset += BETWEEN_INVITATIONS;
  await connectAgain(place, place.asked);

  expect(await act('bring_back')).toBe(200);

  const { demand: again, request, submissions, checks } = await bothSides(demand);
  expect([again, request]).toMatchObject([{ for_review: true }, { for_review: true, asked: true }]);
  expect(submissions).toMatchObject([{ status: 'for_review', prep_data: { used: 412 } }]);
  expect(checks).toMatchObject([{ status: 'for_review' }]);
  expect((await decide(submissions[0], 'accept')).status).toBe(200);
}, 60_000);
