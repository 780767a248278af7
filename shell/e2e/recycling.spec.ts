import { expect, test } from '@playwright/test';
import { call } from './support/calls';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

test('what is recycled and wasted in a year is kept by its section', async ({ page }) => {
  await companyOf(page.request, 'Recycled Mills');
  await page.goto('/recycle');
  const sections = page.getByRole('navigation', { name: 'Recycling' });

  await test.step('Four sections lead on', async () => {
    await expect(sections.getByRole('link')).toHaveText([/^Products/, /^Materials/, /^Water/, /^Waste/]);
    await settled(page);
    await expectNoFindings(page, '/recycle');
  });

  await test.step('A waste is recorded, and its figures of the year with it', async () => {
    await sections.getByRole('link', { name: /^Waste/ }).click();
    await page.getByRole('button', { name: 'Add waste' }).first().click();
    await page.getByLabel('Name').fill('Solvents');
    await page.getByLabel('Hazardous').click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('cell', { name: /^Solvents/ }).click();
    await page.getByLabel('Waste generated').fill('12.5');
    await page.getByRole('button', { name: 'Save figures' }).click();
    await expect(page.getByRole('cell', { name: '12.5 kg' })).toBeVisible();
  });

  await test.step('The card of the section counts the figures of the year, and leads to the others', async () => {
    await page.goto('/recycle');
    const waste = sections.locator('.biz-section').last();
    await expect(waste.getByText('33 % · 1 of 3')).toBeVisible();
    await waste.getByRole('button', { name: '2 items are missing' }).click();
    await waste.getByRole('link', { name: 'Solvents: Waste recycled' }).click();
    await expect(page).toHaveURL(/\/recycle\/waste\?year=\d+&of=[^&]+$/);
    await expect(page.getByRole('cell', { name: '12.5 kg' })).toBeVisible();
  });

  await test.step('Another year has none of them', async () => {
    const { body } = await call(page.request, 'GET', 'period_data?figure=generated_waste');
    expect(body.list).toMatchObject([{ value: 12.5 }]);
    await page.goto('/recycle/waste?year=2024');
    await expect(page.getByRole('cell', { name: /^Solvents/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: '12.5 kg' })).toHaveCount(0);
    await settled(page);
    await expectNoFindings(page, '/recycle/waste');
    await expectToFitTelephone(page, '/recycle/waste?year=2024');
  });

  await test.step('Deleting it deletes its figures', async () => {
    await page.getByRole('button', { name: 'Delete: Solvents' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('No waste is recorded.')).toBeVisible();
    expect((await call(page.request, 'GET', 'period_data?figure=generated_waste')).body.list).toEqual([]);
  });

  await test.step('Water is counted of the company', async () => {
    await page.getByRole('link', { name: 'Recycling' }).first().click();
    await sections.getByRole('link', { name: /^Water/ }).click();
    await page.getByLabel('Water used').fill('820');
    await page.getByRole('button', { name: 'Save figures' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible();
    expect((await call(page.request, 'GET', 'period_data?figure=water_use')).body.list).toMatchObject([{ value: 820 }]);
  });
});
