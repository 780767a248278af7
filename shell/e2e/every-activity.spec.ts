import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Field } from '@lichen/contracts/entity/fields';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Draft } from './support/drafts/draft';
import { DRAFTS } from './support/drafts/drafts';
import { fieldOf, fillField } from './support/fields';
import { test } from './support/workplace';

test.describe.configure({ mode: 'parallel' });
/** Question as the specification writes it. */
const QUESTION =
  'Deleting this activity will remove all emissions from future reports. Historical reports will not be affected. Are you sure?';

const FIGURE = /([\d,]+\.\d{3,})/;

const rowOf = (page: Page, said: string): Locator =>
  page.getByRole('table', { name: 'Activities' }).getByRole('row').filter({ hasText: said });

async function enter(page: Page, label: string, draft: Draft, said: string): Promise<void> {
  await page.goto('/activities');
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
  for (const [name, words] of Object.entries(draft.values)) await fillField(page, fieldOf(draft, name), words);
  await page.getByLabel('Description optional').fill(said);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  if (hasPlaceAlone(draft))
    await page
      .getByRole('dialog', { name: 'Save places by name only?' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
}

/** A typed place without a country. */
const hasPlaceAlone = ({ entity, values }: Draft): boolean =>
  Object.entries(values).some(
    ([name, words]) => (entity.fields as Record<string, Field>)[name]?.kind === 'place' && !words.includes(', '),
  );

/** Checks the page of a stored activity; returns its figure, which the list has to show too. */
async function read(page: Page, label: string, { period, emits }: Draft): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(period).first()).toBeVisible();
  const calculations = page.getByRole('region', { name: 'Emission calculations' });
  const figure = page.getByRole('button', { name: new RegExp(`^${label}: .* t CO₂e`) });
  if (!emits) {
    await expect(calculations.getByText('No emissions are counted for this.')).toBeVisible();
    await expect(figure).toHaveCount(0);
    return '–';
  }
  const [, amount = ''] = FIGURE.exec((await figure.getAttribute('aria-label')) ?? '') ?? [];
  await figure.click();
  const made = page.getByRole('region', { name: 'How this was calculated' });
  await expect(made.getByText(/ = .*CO₂e/).first()).toBeVisible();
  return amount;
}

/** Corrects one field; only that field may be sent. */
async function correct(page: Page, draft: Draft): Promise<void> {
  const [name, value] = draft.change;
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible();
  await fillField(page, fieldOf(draft, name), value);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  expect(Object.keys((await sent).postDataJSON())).toEqual([name]);
  const read = new RegExp(`^${value}( \\S*)?$`);
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: read }).first()).toBeVisible();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question.getByText(QUESTION, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
}

for (const [type, label] of Object.entries(ACTIVITY_TYPES) as [ActivityType, string][])
  test(`${label} is entered, read, corrected and deleted`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const draft = DRAFTS[type];
    const said = `Entered by hand as ${label}`;
    await test.step('Given one that is entered', () => enter(page, label, draft, said));
    const figure = await test.step('Then it reads as it was entered', () => read(page, label, draft));

    await test.step('And the list has it, with the same figure', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'All', exact: true }).click();
      const row = rowOf(page, said);
      await expect(row).toContainText(draft.period);
      await expect(row.getByRole('cell').filter({ hasText: new RegExp(`^${figure}$`) })).toBeVisible();
      await row.click();
    });

    await test.step('When one field is corrected, that alone is sent', () => correct(page, draft));
    await test.step('And it is deleted in the specified words', () => remove(page));
    await expect(rowOf(page, said)).toHaveCount(0);
    expect(broken).toEqual([]);
  });
