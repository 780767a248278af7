import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { call, done, ORIGIN } from './support/calls';
import { connect } from './support/connect';
import { findings } from './support/findings';
import { companyOf } from './support/people';
import { billPdf } from './support/pdf-bill';
import { expectToFitTelephone } from './support/device/telephone';

test.setTimeout(120_000);

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const dayText = (moment: number) => new Date(moment).toLocaleDateString('en-GB', { timeZone: 'UTC' });

/** Proof of insurance that was submitted for a demand; answers the demand and the request. */
async function submitted(asking: APIRequestContext, asked: APIRequestContext) {
  await companyOf(asking, 'Harrow Brewing');
  const email = await companyOf(asked, 'Calder Glass Ltd');
  for (const request of [asking, asked])
    await done(request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await connect(asking, { request: asked, email }, { name: 'Calder Glass' });
  const [theirs] = (await call(asking, 'GET', 'partners')).body.list;
  const [ours] = (await call(asked, 'GET', 'partners')).body.list;
  const demand = { partner_id: theirs._id, demand_type_id: 'insurance' };
  const { _id: demandId } = (await call(asking, 'POST', 'partner_compliance_demands', demand)).body.obj;

  const file = { name: 'Ridgeway.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: 'Ridgeway' }) };
  const multipart = { entity: 'docs', file };
  const sent = await asked.post(`${ORIGIN}/api/upload?entity=docs`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await sent.json()).obj;
  await expect
    .poll(async () => (await call(asked, 'GET', `docs/${_id}`)).body.obj.status, { timeout: 20_000 })
    .not.toMatch(/pending|loading|parsed|preparing/);
  await done(asked, 'POST', `docs/${_id}/update_types`, { types: ['insurance'] });
  const covers = ['employers_liability', 'public_liability', 'products_liability', 'professional_liability'];
  const cover = [...covers, 'motor_insurance', 'goods_in_transit_insurance'].map((kind) => [kind, 'yes']);
  const prep_data = { start_date: TODAY - 60 * DAY, expiry_date: TODAY + 20 * DAY, ...Object.fromEntries(cover) };
  await done(asked, 'POST', `docs/${_id}/update`, { prep_data });
  await done(asked, 'POST', `docs/${_id}/toggle_ignore_entry`, {});
  const share = (await call(asked, 'POST', 'doc_shares', { partner_id: ours._id, doc_id: _id })).body.obj;
  await done(asked, 'POST', `doc_shares/${share._id}/share`, {});
  const [request] = (await call(asked, 'GET', 'partner_compliance_requests?includeOptional=true')).body.list;
  return { demand: `/partner_compliance/demand/${demandId}`, request: `/docs/compliance/${request._id}` };
}

test('a single field of a document comes back, is corrected, and is accepted', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [asking, asked] = [await one.newPage(), await other.newPage()];
  const { demand, request } = await submitted(one.request, other.request);
  const back = asking.getByRole('form', { name: 'Return single fields' });

  await test.step('Given a field that goes back with a reason', async () => {
    await asked.goto(request);
    await asking.goto(demand);
    await asking.getByRole('button', { name: 'Return single fields…' }).click();
    await back.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(back).toContainText('Choose at least one field');
    await back.getByRole('checkbox', { name: 'Expiry date' }).check();
    await back.getByRole('textbox', { name: 'Reason' }).fill('It ends too early');
    expect(await findings(asking)).toEqual([]);
    await back.getByRole('button', { name: 'Return', exact: true }).click();
  });

  await test.step('When the partner, whose page was open, finds that field open and no other', async () => {
    await expect(asked.getByText(/^1 field of Ridgeway\.pdf came back\./)).toBeVisible();
    await expect(asked.getByText('It ends too early').first()).toBeVisible();
    await expect(asked.getByLabel('Start date', { exact: true })).toHaveCount(0);
    expect(await findings(asked)).toEqual([]);
    await expectToFitTelephone(asked, 'a returned field');
    await asked.getByLabel('Expiry date', { exact: true }).fill(dayText(TODAY + 300 * DAY));
    await asked.keyboard.press('Tab');
    await asked.getByRole('button', { name: 'Submit again' }).click();
    await expect(asked.getByText(/came back/)).toHaveCount(0);
  });

  await test.step('Then it waits for review once more, and is accepted', async () => {
    await asking.getByRole('row').filter({ hasText: 'For review' }).first().click();
    await expect(asking.getByRole('region', { name: 'Checks' })).toContainText(dayText(TODAY + 300 * DAY));
    await asking.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(asked.getByRole('row').filter({ hasText: /Ridgeway\.pdf.*Accepted/ })).toBeVisible();
  });
});
