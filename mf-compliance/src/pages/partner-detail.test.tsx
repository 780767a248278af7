import { Route, Routes } from '@lichen/kit/router';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import PartnerDetail from './PartnerDetail';

beforeEach(() => pretendBrowser());

const PARTNER = {
  ...{ _id: 'p1', version: 1, name: 'Wold Maltings', customer_ref: null, partner_roles: ['supplier'] },
  ...{ custom_category: null, currency: null, share_news: false, invite_status: 'none', company_name: null },
  ...{ connected_on: null },
};

const openAt = (at: string) => {
  serve({
    'GET partners/p1': record(PARTNER),
    'GET partner_category': list([]),
    'GET partner_returns': list([]),
    'GET reference': list([]),
  });
  const page = (
    <Routes>
      <Route path="/value-chain/:id" element={<PartnerDetail />} />
    </Routes>
  );
  return show(page, { at });
};

it('shows the summary where the address names a tab that the partner does not have', async () => {
  await openAt('/value-chain/p1?tab=compliance');

  const tab = await screen.findByRole('link', { name: 'Summary' });
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(await screen.findByText('Share our news')).toBeTruthy();
});

it.each(['documents', 'partner-documents'])('says so where no remote shows the tab %s', async (tab) => {
  await openAt(`/value-chain/p1?tab=${tab}`);

  expect(await screen.findByText('Not available yet')).toBeTruthy();
});
