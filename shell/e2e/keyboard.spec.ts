import { expect, test } from '@playwright/test';
import { tabTo } from './support/keys';
import { companyOf } from './support/people';

test('an electricity bill is entered without the mouse', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('Given the palette leads to the activities', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to...' })).toBeFocused();
    await page.keyboard.type('activ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('And a link skips to the content', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('When electricity is chosen from the menu', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add' }).first());
    await page.keyboard.press('Enter');
    // The focus moves into the menu during its opening animation.
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible();
    await tabTo(page, page.getByRole('menuitem', { name: 'Electricity', exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('And sent empty, the focus goes to the first field that is wrong', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Location', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Location', { exact: true })).toHaveAccessibleDescription('Required');
  });

  await test.step('And the form is filled', async () => {
    await page.keyboard.type('Marsh');
    await expect(page.locator('.ant-select-item-option-active')).toHaveText('Marsh Mills');
    await page.keyboard.press('Tab');
    await expect(page.getByTitle('Marsh Mills').first()).toBeVisible();
    await expect(page.getByLabel('Location', { exact: true })).not.toBeFocused();
    await tabTo(page, page.getByLabel('From', { exact: true }));
    await page.keyboard.type('01/10/2026');
    await tabTo(page, page.getByLabel('To', { exact: true }));
    await page.keyboard.type('31/10/2026');
    await tabTo(page, page.getByLabel('Amount', { exact: true }));
    await page.keyboard.type('97006');
    await tabTo(page, page.getByLabel('Description'));
    await page.keyboard.type('Entered by keys');
    await tabTo(page, page.getByRole('button', { name: 'Add', exact: true }));
    await page.keyboard.press('Enter');
  });

  await test.step('Then the figure is there, and its making opens', async () => {
    const figure = page.getByRole('button', { name: /^Location-based: 12\.704 t CO₂e/ });
    await expect(figure).toBeVisible();
    await tabTo(page, figure);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'How this was calculated' })).toContainText('97,006 kWh × 0.13096');
  });

  await test.step('And what is known of the figure opens, closes, and gives the focus back', async () => {
    const name = page.getByRole('table').getByRole('button', { name: 'Location-based', exact: true });
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    const info = page.getByRole('dialog', { name: 'Emission calculation info' });
    await expect(info).toContainText('Factor set');
    // The focus follows the opening animation; a person leaves only after it.
    await expect.poll(() => info.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(info).toHaveCount(0);
    await expect(name).toBeFocused();
  });

  await test.step('And its row opens and closes beside the list', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /^Electricity, 01\/10\/2026/ });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: /CO₂e/ });
    await expect(panel).toContainText('Entered by keys');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(row).toBeFocused();
  });
});
