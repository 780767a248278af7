import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { call, done } from './calls';
import { pick } from './fields';

/** The example from the specification: 97,006 kWh in the United Kingdom in October 2026. */
export const OCTOBER = {
  from: Date.UTC(2026, 9, 1),
  to: Date.UTC(2026, 9, 31),
  amount: 97_006,
  units: 'kWh',
  renewable_amount: 0,
  self_produced: false,
  applied: true,
};

export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(day);
  await page.keyboard.press('Tab');
}

/** Fills in the required fields on the page for a new electricity bill. */
export async function fillBill(page: Page, location: string): Promise<void> {
  await pick(page, page.getByLabel('Location', { exact: true }), location);
  await typeDay(page, 'From', '01/10/2026');
  await typeDay(page, 'To', '31/10/2026');
  await page.getByLabel('Amount', { exact: true }).fill('97006');
  await expect(page.getByLabel('Renewable amount', { exact: true })).toHaveValue('0');
}

/** Creates a bill through the API, at the company's first location. */
export async function billOf(request: APIRequestContext, changes: object = {}): Promise<string> {
  const { body } = await call(request, 'GET', 'locations');
  const bill = { location_id: body.list[0]._id, ...OCTOBER, ...changes };
  return (await done(request, 'POST', 'electricity_activitys', bill))._id;
}
