import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the activity list and removes its initial filter for the current year. */
export async function openList(page: Page): Promise<Locator> {
  await page.goto('/activities');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/start_date=all/);
  return page.getByRole('table', { name: 'Activities' });
}

/** The summary in the page's header: the number of records and their emissions. */
export const totalOf = (page: Page, records: string): Locator =>
  page.getByRole('main').getByText(new RegExp(`^${records} · [\\d.,]+ t CO₂e in this view`));

/** Chooses an entry of the menu that a button opens. */
export async function fromMenu(page: Page, button: string | RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
