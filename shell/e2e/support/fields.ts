import type { Field } from '@lichen/contracts/entity/fields';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Draft } from './draft';

/** The label as people see it: fields that may stay empty say so behind their name. */
const named = (label: string) => new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( optional)?$`);

export const fieldOf = ({ entity }: Draft, name: string): Field => {
  const field = (entity.fields as Readonly<Record<string, Field>>)[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
};

/** Types some of the words and takes the entry that has exactly them. */
export async function pickExact(page: Page, box: Locator, words: string, { search = true } = {}): Promise<void> {
  // The chosen words lie over the box that opens the list.
  await box.click({ force: true });
  if (search) await box.fill(words);
  // Its own list: that of the field before may not have closed yet.
  const list = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
  const option = page.locator('.ant-select-dropdown').filter({ has: list }).locator('.ant-select-item-option');
  await option.filter({ hasText: named(words) }).click();
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
