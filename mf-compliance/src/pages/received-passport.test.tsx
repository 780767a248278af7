import { Route, Routes } from '@lichen/kit/router';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import PartnerDetail from './PartnerDetail';
import ReceivedPassportDetail from './ReceivedPassportDetail';

beforeEach(() => pretendBrowser());

const NOW = Date.UTC(2026, 9, 15, 12);
const PRINT = Array.from({ length: 16 }, () => 'abcd').join(' ');
const FIGURES = { co2_units: 'kg', scope1_co2: 1200, scope2_co2: 80, scope3_co2: null, scope3_coverage: 'some' };
const passport = (change: object = {}) => ({
  ...{ _id: 'r1', version: 1, created_on: NOW, name: 'birch.passport.zip', verdict: 'intact', issuer_name: 'Birch AS' },
  ...{ broken_why: null, broken_place: null, broken_at: null, passport_id: 'urn:uuid:1', issuer_id: 'did:web:x' },
  ...{ subject_name: 'Birch AS', fingerprint: PRINT, fingerprints: [PRINT], valid_from: NOW - 1000 },
  ...{
    valid_until: NOW + 86_400_000,
    signed_on: NOW - 1000,
    list_address: 'https://x.example/l',
    asked: 'unreachable',
  },
  ...{
    asked_on: NOW,
    unheard_since: Date.UTC(2026, 9, 3, 12),
    listed_on: null,
    revoked_on: null,
    revoke_reason: null,
  },
  ...{ job_id: null, digest: 'd', bytes: 5 },
  holds: {
    certificates: [],
    answers: [],
    returns: [{ year: 2025, name: 'Greenhouse gas inventory', figures: FIGURES }],
  },
  ...change,
});

async function opened(prints: readonly string[], of = passport()) {
  const server = serve({
    'GET received_passports/r1': record(of),
    'GET trusted_signers': list(prints.map((fingerprint, at) => ({ _id: `t${at}`, version: 1, fingerprint }))),
    'GET partners': list([]),
    'GET reference': list([]),
  });
  const page = (
    <Routes>
      <Route path="/partner_compliance/passports/:id" element={<ReceivedPassportDetail />} />
    </Routes>
  );
  await show(page, { at: '/partner_compliance/passports/r1' });
  await screen.findByText('Greenhouse gas inventory');
  return server;
}

it('says the figures of a year, and since when the issuer has not answered', async () => {
  await opened([PRINT]);

  expect(screen.getByText(/1,200.* kg CO₂e/)).toBeTruthy();
  expect(screen.getByText('No answer since')).toBeTruthy();
  expect(screen.getByText(/03\/10\/2026/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take as annual return' })));
  expect(await screen.findByRole('dialog', { name: 'Take 2025 as annual return' })).toBeTruthy();
});

it('offers none of it while nobody trusts the signer, or where it holds no figures that can be taken', async () => {
  await opened([]);
  expect(screen.queryByRole('button', { name: 'Take as annual return' })).toBeNull();
});

it('says whose figures a return has, how they were calculated, and that they no longer count', async () => {
  const returned = {
    ...{ _id: 'a1', version: 1, partner_id: 'p1', year: 2025, period_start: Date.UTC(2025, 0, 1), co2_units: 'kg' },
    ...{ period_end: Date.UTC(2025, 11, 31), revenue: null, spend: null, currency: null, scope1_co2: 1200 },
    ...{ scope2_co2: 80, scope3_co2: null, total_co2: 1280, co2_share: null, quality: 'reported' },
    ...{ scopes_included: null, scope3_coverage: 'some', passport_id: 'r1', recalled_on: NOW },
    passport_record: {
      ...{ passport: 'urn:uuid:1', issuer: 'Birch AS', fingerprint: PRINT, signed_on: NOW, name: 'Inventory' },
      ...{ values: {}, calculation: { seal: 'sealed', scope3_categories: { 1: '5' } } },
    },
  };
  const partner = {
    ...{ _id: 'p1', version: 1, name: 'Birch', customer_ref: null, partner_roles: ['supplier'] },
    ...{ custom_category: null, currency: null, share_news: false, invite_status: 'none', company_name: null },
    ...{ connected_on: null },
  };
  serve({
    'GET partners/p1': record(partner),
    'GET partner_category': list([]),
    'GET partner_returns': list([returned]),
    'GET reference': list([]),
  });
  const page = (
    <Routes>
      <Route path="/value-chain/:id" element={<PartnerDetail />} />
    </Routes>
  );
  await show(page, { at: '/value-chain/p1?return=a1' });

  const source = await screen.findByRole('region', { name: 'Source' });
  expect(source.textContent).toContain('The issuer has revoked this passport.');
  expect(source.textContent).toContain('scope3_categories · 1');
  expect(screen.getByText('Passport revoked')).toBeTruthy();
});
