import { TEXTS } from '@lichen/contracts/text/texts';
import { type Page, expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { linkTo, nextMail } from './support/mail';
import { companyOf, newAddress, register, setUp } from './support/people';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a partner gets by a connection link to an account that sees its own side only', async ({
  page,
  context,
  browser,
}) => {
  const email = newAddress();
  let link = '';

  await test.step('Given somebody whom a company has invited to connect', async () => {
    const inviting = await browser.newContext();
    await companyOf(inviting.request, 'Marsh Brewery');
    const { _id } = await done(inviting.request, 'POST', 'partners', { name: 'Calder Malt' });
    await done(inviting.request, 'POST', `partners/${_id}/invite`, { email });
    link = linkTo('/connect', await nextMail(inviting.request, email));
    await inviting.close();
  });

  await test.step('When they follow the link without an account, register and set up', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/\?invitationCode=[\w-]+$/);
    const address = await page.getByRole('link', { name: 'Register' }).getAttribute('href');
    await register(page, email, address ?? '');
    await setUp(page, 'Calder Malt');
    await done(context.request, 'PATCH', 'profile', { seen_welcome: true });
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('Then the dashboard has nothing of the areas that are not theirs', async () => {
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Emissions this year' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveCount(0);
    for (const title of ['Activities', 'Locations', 'Business', 'Reports', 'News'])
      await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  });

  await test.step('And their own pages open', async () => {
    for (const [path, title] of Object.entries({ '/profile': 'Profile', '/account': 'Account', '/audit': 'Audit' })) {
      await page.goto(path);
      await expect(heading(page), path).toHaveText(title);
    }
    const { areas } = (await call(context.request, 'GET', '/api/portal')).body;
    const open = areas.filter((area: { verdict: { open: boolean } }) => area.verdict.open);
    expect(open.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['dashboard', 'partner_compliance', 'value-chain', 'chat', 'profile', 'account']),
    );
  });

  await test.step('And every other area says that it is not subscribed', async () => {
    for (const path of ['/activities', '/business/locations', '/docs', '/reports', '/news', '/staff', '/scope3']) {
      await page.goto(path);
      await expect(heading(page), path).toHaveText(TEXTS.notSubscribed);
      await expect(page.getByText(TEXTS.contactSales), path).toBeVisible();
    }
  });

  await test.step('And on the way nothing of another remote was asked for', () => {
    expect(asked.filter((path) => path.startsWith('/_mf/') && !path.startsWith('/_mf/mf-compliance/'))).toEqual([]);
  });
});
