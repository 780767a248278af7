import type { Field } from '@lichen/contracts/entity/fields';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Draft } from './drafts/draft';

/** The label as people see it: fields that may stay empty say so behind their name. */
const named = (label: string) => new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( optional)?$`);

export const fieldOf = ({ entity }: Draft, name: string): Field => {
  const field = (entity.fields as Readonly<Record<string, Field>>)[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
};

/**
 * What the list of a box offers, once it is open. Its own list: that of the field before may not have closed yet. And
 * where people see it: it is drawn outside the window first, where a click would scroll the list until what is meant is
 * no longer in it.
 */
async function offeredBy(page: Page, box: Locator): Promise<Locator> {
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const list = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
  const dropdown = page.locator('.ant-select-dropdown').filter({ has: list });
  await expect(dropdown).toBeInViewport();
  return dropdown.locator('.ant-select-item-option');
}

/** Opens the list of a box. A click that hits the page while it still moves opens none. */
async function open(box: Locator): Promise<void> {
  await expect(async () => {
    // The chosen words lie over the box that opens the list.
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click({ force: true });
    await expect(box).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

/** Takes the first entry with these words from the list that opens under its box. */
export async function pick(page: Page, box: Locator, words: string | RegExp): Promise<void> {
  await open(box);
  const offered = await offeredBy(page, box);
  await offered.filter({ hasText: words }).first().click();
}

/** Types some of the words and takes the entry that has exactly them. */
export async function pickExact(page: Page, box: Locator, words: string, { search = true } = {}): Promise<void> {
  await open(box);
  if (search) await box.fill(words);
  const offered = await offeredBy(page, box);
  await offered.filter({ hasText: named(words) }).click();
}

/** Types letters into the box of a place and takes the first that is offered with these words. */
export async function pickPlace(page: Page, box: Locator, letters: string, words: string | RegExp): Promise<void> {
  await box.fill(letters);
  const offered = await offeredBy(page, box);
  await offered.filter({ hasText: words }).first().click();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
}

async function fillPlace(page: Page, label: string, words: string): Promise<void> {
  const [name = '', country] = words.split(', ');
  await page.getByLabel(named(label)).fill(name);
  await page.keyboard.press('Escape');
  if (country) await pickExact(page, page.getByRole('combobox', { name: `${label}, Country` }), country);
}

/** Fills one field in the way its kind is filled. */
export async function fillField(page: Page, { kind, label }: Field, words: string): Promise<void> {
  const box = page.getByLabel(named(label));
  if (kind === 'place') return fillPlace(page, label, words);
  if (kind === 'ref' || kind === 'code') return pickExact(page, box, words);
  if (kind === 'choice') return pickExact(page, box, words, { search: false });
  await box.fill(words);
  if (kind === 'day') await page.keyboard.press('Tab');
  await expect(box).not.toHaveValue('');
}
