import type { Locator, Page } from '@playwright/test';

/** Locates an entry of the navigation rail. */
export const menuEntry = (page: Page, title: string): Locator =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: title, exact: true });
