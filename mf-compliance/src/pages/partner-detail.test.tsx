import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import { Route, Routes } from '@lichen/kit/router';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import PartnerDetail from './PartnerDetail';

beforeEach(() => pretendBrowser());

const PARTNER = {
  ...{ _id: 'p1', version: 1, name: 'Wold Maltings', customer_ref: null, partner_roles: ['supplier'] },
  ...{ custom_category: null, currency: null, share_news: false, invite_status: 'none', company_name: null },
  ...{ connected_on: null },
};

const openAt = async (
  at: string,
  more: Parameters<typeof serve>[0] = {},
  modules: readonly Subscription[] = ['compliance'],
) => {
  const server = serve({
    'GET partners/p1': record(PARTNER),
    'GET partner_category': list([]),
    'GET partner_returns': list([]),
    'GET reference': list([]),
    ...more,
  });
  const page = (
    <Routes>
      <Route path="/value-chain/:id" element={<PartnerDetail />} />
    </Routes>
  );
  const own = portalAnswer();
  await show(page, { at, answer: { ...own, account: { ...own.account, modules: [...modules] } } });
  return server;
};

it('shows the summary where the address names a tab that the partner does not have', async () => {
  await openAt('/value-chain/p1?tab=compliance');

  const tab = await screen.findByRole('link', { name: 'Summary' });
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(await screen.findByText('Share our news')).toBeTruthy();
});

const CONNECTED = {
  'GET partners/p1': record({ ...PARTNER, invite_status: 'connected' }),
  'GET partner_compliance_requests': list([]),
  'GET partner_compliance_demands': list([]),
};
const openTabs = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []));

it.each([
  ['compliance', 'Requests', 'Nothing is requested from you here.', ['partner_compliance_requests']],
  ['documents', 'Shared documents', 'Not available yet', []],
  ['demands', 'Demands', 'Nothing is requested from this partner.', ['partner_compliance_demands']],
])('shows one list of the compliance tab at a time: %s', async (tab, title, empty, reads) => {
  const { asked } = await openAt(`/value-chain/p1?tab=${tab}`, CONNECTED);

  expect(await screen.findByText(empty)).toBeTruthy();
  expect(openTabs()).toEqual(['Compliance', title]);
  const lists = screen.getByRole('navigation', { name: 'Compliance' });
  expect(
    within(lists)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Requests', 'Shared documents', 'Demands']]);
  expect(screen.getAllByRole('link', { name: 'Shared documents' })).toHaveLength(1);
  const read = asked.flatMap(({ path }) => path.match(/partner_compliance_(requests|demands)/)?.[0] ?? []);
  expect([...new Set(read)]).toEqual(reads);
});

it('says in the list of demands who activates the module', async () => {
  const { asked } = await openAt('/value-chain/p1?tab=demands', CONNECTED, []);
  expect(await screen.findByText(/^Contact support to activate the compliance module/)).toBeTruthy();
  expect(asked.some(({ path }) => path.includes('compliance'))).toBe(false);
});

it('shows what was shared in a tab of its own where there is no compliance tab, and never demands', async () => {
  await openAt('/value-chain/p1?tab=demands');
  expect(await screen.findByText('Share our news')).toBeTruthy();
  expect(openTabs()).toEqual(['Summary']);
  expect(screen.getAllByRole('link', { name: 'Shared documents' })).toHaveLength(1);
});

it.each(['activities', 'documents', 'partner-documents'])('says so where no remote shows the tab %s', async (tab) => {
  await openAt(`/value-chain/p1?tab=${tab}`);

  expect(await screen.findByText('Not available yet')).toBeTruthy();
});

it('says that a partner shares no news, and shares the own ones from there', async () => {
  const { of } = await openAt('/value-chain/p1?tab=news', {
    'GET partner_news': record({ isShared: false }),
    'PATCH partners/p1': record({ ...PARTNER, version: 2, share_news: true }),
  });
  expect(await screen.findByText('Wold Maltings has not shared their news with you')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Share our news' })));
  await waitFor(() => expect(of('PATCH').at(-1)?.body).toMatchObject({ share_news: true }));
});

it('leaves the place for news that a partner shares to the remote that shows them', async () => {
  await openAt('/value-chain/p1?tab=news', { 'GET partner_news': record({ isShared: true }) });
  expect(await screen.findByText('Not available yet')).toBeTruthy();
  expect(screen.queryByText(/has not shared/)).toBeNull();
});
