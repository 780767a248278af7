import { expect, type Locator, type Page } from '@playwright/test';

/** The list without the bounds of the year that it begins with. */
export async function openList(page: Page): Promise<Locator> {
  await page.goto('/activities');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/start_date=all/);
  return page.getByRole('table', { name: 'Activities' });
}

/** What the head of the page says of the list: how many, and their carbon. */
export const totalOf = (page: Page, records: string): Locator =>
  page.getByRole('main').getByText(new RegExp(`^${records} · [\\d.,]+ t CO₂e in this view`));

/** Chooses an entry of the menu that opens under a button. */
export async function fromMenu(page: Page, button: string | RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
