import type { Field } from '@lichen/contracts/entity/fields';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Draft } from './drafts/draft';

/** Matches a field's label, with or without the note that the field is optional. */
const named = (label: string) => new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( optional)?$`);

export const fieldOf = ({ entity }: Draft, name: string): Field => {
  const field = (entity.fields as Readonly<Record<string, Field>>)[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
};

/**
 * Returns the open list of a select box. It is this box's own list, because the list of the previous field may still be
 * closing. It waits until the list is in view: the list is first drawn outside the window, where a click would scroll
 * until the wanted entry has left the list.
 */
async function offeredBy(page: Page, box: Locator): Promise<Locator> {
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const list = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
  const dropdown = page.locator('.ant-select-dropdown').filter({ has: list });
  await expect(dropdown).toBeInViewport();
  return dropdown.locator('.ant-select-item-option');
}

/** Opens the list of a select box, trying again because a click on a page that still moves opens none. */
async function open(box: Locator): Promise<void> {
  await expect(async () => {
    // The selected text covers the box that opens the list.
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click({ force: true });
    await expect(box).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

/** Chooses the first entry with this text from the list of a select box. */
export async function pick(page: Page, box: Locator, words: string | RegExp): Promise<void> {
  await open(box);
  const offered = await offeredBy(page, box);
  await offered.filter({ hasText: words }).first().click();
}

/** Types part of the text and chooses the entry that matches it exactly. */
export async function pickExact(page: Page, box: Locator, words: string, { search = true } = {}): Promise<void> {
  await open(box);
  if (search) await box.fill(words);
  const offered = await offeredBy(page, box);
  await offered.filter({ hasText: named(words) }).click();
}

/** Types letters into a place field and chooses the first suggestion with this text. */
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

/** Fills in one field according to its kind. */
export async function fillField(page: Page, { kind, label }: Field, words: string): Promise<void> {
  const box = page.getByLabel(named(label));
  if (kind === 'place') return fillPlace(page, label, words);
  if (kind === 'ref' || kind === 'code') return pickExact(page, box, words);
  if (kind === 'choice') return pickExact(page, box, words, { search: false });
  await box.fill(words);
  if (kind === 'day') await page.keyboard.press('Tab');
  await expect(box).not.toHaveValue('');
}
