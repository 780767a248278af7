import { Route, Routes } from '@lichen/kit/router';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import PartnerDetail from './PartnerDetail';

beforeEach(() => pretendBrowser());

const PARTNER = {
  ...{ _id: 'p1', version: 1, name: 'Wold Maltings', customer_ref: null, partner_roles: ['supplier'] },
  ...{ custom_category: null, currency: null, share_news: false, invite_status: 'none', company_name: null },
  ...{ connected_on: null },
};

const openAt = async (at: string, more: Parameters<typeof serve>[0] = {}) => {
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
  await show(page, { at });
  return server;
};

it('shows the summary where the address names a tab that the partner does not have', async () => {
  await openAt('/value-chain/p1?tab=compliance');

  const tab = await screen.findByRole('link', { name: 'Summary' });
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(await screen.findByText('Share our news')).toBeTruthy();
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
