import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { colleagueOf, companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

test('the audit tells what one person did to one record, and its address says the same again', async ({
  page,
  browser,
}) => {
  await companyOf(page.request, 'Traced Mills');
  const other = await browser.newContext();
  const kim = await colleagueOf(page.request, other.request, ['user', 'admin']);
  const { _id, name } = (await call(page.request, 'GET', 'locations')).body.list[0];
  await done(page.request, 'PATCH', `locations/${_id}`, { name: 'Spinning mill' });
  await done(other.request, 'PATCH', `locations/${_id}`, { country: 'FR', electricity_grid: 'France' });
  await done(other.request, 'POST', 'tags', { name: 'night shift' });

  const list = page.getByRole('table', { name: 'Audit' });
  const rows = list.getByRole('row').filter({ has: page.getByRole('cell') });

  await test.step('Of one person', async () => {
    await page.goto('/account/audit');
    await pickExact(page, page.getByLabel('Person', { exact: true }), 'Kim Vale');
    await expect(list.getByRole('row').filter({ hasText: 'Tag' })).toHaveCount(1);
    await expect(list.getByRole('row').filter({ hasText: 'Company set up' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`person=${kim._id}`));
  });

  await test.step('Of one kind, read in full, with words in place of codes', async () => {
    await pickExact(page, page.getByLabel('Kind of record', { exact: true }), 'Location');
    await expect(rows).toHaveCount(1);
    // The name was not part of this change: it is read from the record.
    await expect(rows.first()).toContainText('Spinning mill');
    await page.getByRole('switch', { name: 'Summary view' }).click();
    await expect(rows.locator('del', { hasText: 'United Kingdom' }).first()).toBeVisible();
    await expect(rows.locator('ins', { hasText: 'France' }).first()).toBeVisible();
    await settled(page);
    await expectNoFindings(page, 'Audit in full');
    await expectToFitTelephone(page, 'Audit in full');
  });

  await test.step('Of one record, whoever changed it, and again from the address', async () => {
    await rows.first().click();
    await page.getByRole('button', { name: 'Only this record' }).click();
    await page.reload();
    await expect(page.getByText('Changes of one record: Location, Spinning mill')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.goto(`/account/audit?kind=locations&record=${_id}&view=full`);
    await expect(rows).toHaveCount(3);
    await expect(rows.locator('del', { hasText: name })).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all records' }).click();
    await expect(page).not.toHaveURL(/record=/);
  });

  await other.close();
});
