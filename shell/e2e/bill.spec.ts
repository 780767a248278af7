import { TEXTS } from '@lichen/contracts/text/texts';
import { expect, type Locator, test } from '@playwright/test';
import { fillBill } from './support/bills';
import { pick } from './support/fields';
import { menuEntry } from './support/frame';
import { colleagueOf, companyOf, newAddress, register, setUp } from './support/people';

/** Any number of an English page, without its thousands separators. */
const numberIn = (text: string) => Number(text.replaceAll(',', ''));

// The journey through the whole product is longer than a usual test.
test.setTimeout(120_000);

// Users who keep animations on see the same.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Waits until a dialog has opened: while it grows, the pointer may be released beside what it was pressed on. */
async function opened(dialog: Locator): Promise<Locator> {
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveClass(/-(appear|enter)\b/);
  return dialog;
}

test('a bill becomes a figure that anybody can re-compute', async ({ page }) => {
  const email = newAddress();

  await test.step('Given somebody who registers and sets up their company', async () => {
    await register(page, email);
    await setUp(page, 'Marsh Mills');
    await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'First steps' })).toContainText('2 of 6 done');
  });

  await test.step('And adds a location', async () => {
    await menuEntry(page, 'Locations').click();
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Weaving shed');
    await page.getByLabel('Country', { exact: true }).fill('United Kingdom');
    await pick(page, page.getByLabel('Country', { exact: true }), 'United Kingdom');
    await page.getByLabel('Address line 1', { exact: true }).fill('2 Mill Lane');
    await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
    await page.getByLabel('Post code', { exact: true }).fill('LS1 1AB');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weaving shed' })).toBeVisible();
  });

  await test.step('When they enter the electricity bill of October', async () => {
    await menuEntry(page, 'Activities').click();
    await page.getByRole('button', { name: 'Add' }).first().click();
    await page.getByRole('menuitem', { name: 'Electricity' }).click();
    await fillBill(page, 'Weaving shed');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('listitem').filter({ hasText: 'Location-based' })).toContainText('12.704 t');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('Then its calculation says 12.704 t, location-based', async () => {
    const calculations = page.getByRole('region', { name: 'Emission calculations' });
    await expect(calculations.getByRole('row', { name: /^Location-based/ })).toContainText('12.704');
  });

  await test.step('And how it was made can be re-computed', async () => {
    await page.getByRole('button', { name: /^Location-based: 12\.704 t CO₂e/ }).click();
    const made = page.getByRole('region', { name: 'How this was calculated' });
    const formula = made.getByText(/^[\d,]+ kWh × [\d.]+ kg CO₂e\/kWh = [\d.,]+ kg CO₂e$/);
    const [quantity = 0, factor = 0, kg = 0] =
      ((await formula.textContent()) ?? '').match(/(?<![₂\w])[\d,]+(\.\d+)?/g)?.map(numberIn) ?? [];
    expect(quantity).toBe(97_006);
    expect(quantity * factor).toBeCloseTo(kg, 3);
    expect((kg / 1000).toFixed(3)).toBe('12.704');
    await expect(made).toContainText('UK Government (DESNZ)');
  });

  await test.step('And the dashboard shows it', async () => {
    await menuEntry(page, 'Dashboard').click();
    await page.getByRole('button', { name: /^Scope 2, location-based: 12\.704 t CO₂e/ }).click();
    const made = await opened(page.getByRole('dialog', { name: 'How this was calculated' }));
    await expect(made).toContainText('12.704 t CO₂e');
    await made.getByRole('link', { name: 'Show the activities included' }).click();
    await page.getByRole('row', { name: /^Electricity/ }).click();
  });

  const panel = page.getByRole('complementary', { name: /CO₂e/ });

  await test.step('When they edit nothing, they read so', async () => {
    await panel.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('97,006');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert')).toHaveText(TEXTS.nothingChanged);
  });

  await test.step('And a corrected amount corrects the figure', async () => {
    await page.getByLabel('Amount', { exact: true }).fill('100000');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('row', { name: /^Location-based/ })).toContainText('13.096');
  });

  await test.step('When they delete it, they are asked in the specified words', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = await opened(page.getByRole('dialog'));
    await expect(question).toContainText(TEXTS.deleteActivity);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await (await opened(question)).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect(page.getByText(TEXTS.listEmpty)).toBeVisible();
  });

  await test.step('Then the audit tells all of it', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    const list = page.getByRole('table', { name: 'Audit' });
    for (const [what, record] of [
      ['Registered', 'User'],
      ['Company set up', 'Company profile'],
      ['Created', 'Location'],
      ['Created', 'Electricity'],
      ['Changed', 'Electricity'],
      ['Deleted', 'Electricity'],
    ] as const)
      await expect(list.getByRole('row', { name: `${what} ${record}` }).first()).toContainText(email);
    await page.getByLabel('Changed field').fill('amount');
    await expect(list.getByRole('row', { name: 'Changed Electricity' })).toBeVisible();
    await expect(list.getByRole('row', { name: 'Company set up Company profile' })).toHaveCount(0);
  });
});

test('an empty dashboard leads whoever may to the first bill', async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Marsh Mills');
  const first = await admin.newPage();

  await test.step('Given a company that has entered nothing, its administrator is shown where to begin', async () => {
    await first.goto('/dashboard');
    await expect(first.getByText(TEXTS.chartEmpty)).toBeVisible();
    await first.getByRole('button', { name: 'Add first electricity bill' }).click();
    await expect(first.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('And others are told that there is nothing', async () => {
    await colleagueOf(admin.request, context.request, ['user']);
    await page.goto('/dashboard');
    await expect(page.getByText(TEXTS.chartEmpty)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add first electricity bill' })).toHaveCount(0);
  });

  await admin.close();
});
