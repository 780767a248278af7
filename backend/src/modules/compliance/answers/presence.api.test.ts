import { PRESENCE } from '@lichen/contracts/compliance/demands/survey-presence.entity';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook, list, type Row } from '../../../../test/worlds/demand-book';
import { sender } from '../../../../test/sender';
import { PASSWORD } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
beforeAll(async () => {
  place = await askedWorld({ clock });
}, 60_000);
afterAll(() => place.world.stop());
const { asked, requestFor } = demandBook(() => place, clock);

const FORM = {
  tabs: [{ id: 'a', label: 'A', columns: 1, questions: [{ id: 'used', type: 'number', label: 'Used' }] }],
};

it('tells who works on a survey and at which question, until they leave or fall silent', async () => {
  const body = { survey_name: 'Here', form: FORM };
  const survey = (await place.asking.send('POST', 'partner_compliance_surveys', body)).body.obj;
  const request = (await requestFor(await asked({ demand_type_id: 'survey', survey_type_id: survey._id }))) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/open_survey`, {});
  const [sheet] = await list(place.asked, `survey_answers?request_id=${request._id}`);
  const here = (question: string | null, person = place.asked) =>
    person.send('POST', `survey_answers/${sheet?._id}/work_here`, { question });
  const present = () => list(place.asked, `survey_presence?answers_id=${sheet?._id}`);

  await Promise.all([here(null), here(null)]);
  await here('used');
  expect(await present()).toMatchObject([
    { user_id: place.asked.userId, question_id: 'used', name: expect.any(String) },
  ]);
  // It is said of nobody in another company, and the answers are not touched by it.
  expect((await here('used', place.asking)).status).toBe(404);
  expect((await place.asking.send('GET', `survey_presence?answers_id=${sheet?._id}`)).body.list).toEqual([]);
  const [after] = await list(place.asked, `survey_answers?request_id=${request._id}`);
  expect(after?.['version']).toBe(sheet?.['version']);

  await place.asked.send('POST', `survey_answers/${sheet?._id}/leave_here`, {});
  expect(await present()).toEqual([]);
  await here('used');
  offset = PRESENCE.gone + 1000;
  const colleague = { email: place.asked.email, password: PASSWORD };
  const { headers } = await place.world.nobody('POST', '/api/auth/login', colleague);
  const anew = sender(place.world.url, headers.get('set-cookie')?.split(';')[0] ?? '');
  await anew('POST', `survey_answers/${sheet?._id}/work_here`, { question: null });
  expect(await present()).toHaveLength(1);
});
