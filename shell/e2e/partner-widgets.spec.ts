import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { done } from './support/calls';
import { connect } from './support/connect';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { expectToFitTelephone, TELEPHONE } from './support/device/telephone';

test('dashboards say what is asked on both sides, and how far partners are connected', async ({ page, browser }) => {
  const other = await browser.newContext();
  await companyOf(page.request, 'Harrow Brewing');
  const email = await companyOf(other.request, 'Calder Glass Ltd');
  await done(page.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const ours = await connect(page.request, { request: other.request, email }, { name: 'Calder Glass' });
  await billOf(page.request, { description: 'Power of the brewery' });
  await billOf(other.request, { description: 'Power of the furnace' });
  await done(page.request, 'POST', 'partner_compliance_demands', { partner_id: ours, demand_type_id: 'insurance' });

  await test.step('The company that asks counts its demands, and is led to them', async () => {
    await page.goto('/dashboard');
    const demands = page.getByRole('region', { name: 'Demands of partners' });
    await expect(demands.getByRole('link', { name: '1 demand sent' })).toBeVisible();
    await expectNoFindings(page, 'the dashboard');
    await demands.getByRole('link', { name: '1 is not compliant' }).click();
    await page.waitForURL('**/partner_compliance?filter=non_compliant');
    await expect(page.getByRole('row', { name: /Calder Glass/ }).first()).toBeVisible();
  });

  await test.step('The company that is asked counts its requests, and has none to send', async () => {
    const asked = await other.newPage();
    await asked.goto('/dashboard');
    const requests = asked.getByRole('region', { name: 'Compliance requests' });
    await requests.getByRole('link', { name: '1 open request' }).click();
    await asked.waitForURL('**/docs/compliance?filter=non_compliant');
    await expect(asked.getByRole('row', { name: /Insurance/ }).first()).toBeVisible();
  });

  await test.step('The corporate dashboard shows partners by connection, also on a telephone', async () => {
    await page.goto('/corporate');
    await expect(page.getByRole('heading', { name: 'Summary', level: 1 })).toBeVisible();
    const partners = page.getByRole('region', { name: 'Partners by connection' });
    await expect(partners.getByRole('row', { name: 'Connected 1' })).toBeVisible();
    await expect(partners.getByRole('row', { name: 'Total partners 1' })).toBeVisible();
    await expect(partners.locator('canvas').first()).toBeVisible();
    await expectNoFindings(page, 'the dashboard');
    await page.setViewportSize(TELEPHONE);
    await expectToFitTelephone(page, 'the corporate dashboard');
  });
});
