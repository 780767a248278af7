import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import DocumentShare from './DocumentShare';

beforeEach(() => pretendBrowser());

const cover = { _id: 'd1', version: 1, name: 'Cover.pdf', doc_ids: ['insurance'], contents: null, ignore_entry: false };
const share = { _id: 's1', version: 1, doc_id: 'd1', partner_id: 'p1', status: 'not_shared' };

/** The page of another area, which says the partner and hears once it is shared. */
async function opened(status: string, roles: readonly ('share_docs' | 'edit_business')[] = ['share_docs']) {
  const server = serve({
    'GET docs/d1': record({ ...cover, status }),
    'GET doc_shares': list([]),
    'GET share_reach': record({ isConnected: true, company: 'Calder Malt Ltd', people: 2, methods: ['partner'] }),
    'GET partner_contacts': list([]),
    'POST doc_shares': record(share),
    'POST doc_shares/s1/share': record({ ...share, status: 'shared' }),
  });
  const onShared = jest.fn();
  const answer = portalAnswer({ roles: ['user', ...roles] });
  await show(<DocumentShare doc_id="d1" partner_id="p1" onShared={onShared} />, { answer });
  return { ...server, onShared };
}

it('shares the document with the partner of the page, and says so to the page', async () => {
  const { of, onShared } = await opened('validated');
  expect(await screen.findByRole('form', { name: 'Share document' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Partner' })).toBeNull();
  await screen.findByText(/Calder Malt Ltd/);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(onShared).toHaveBeenCalledTimes(1));
  expect(of('POST').map(({ path }) => path)).toEqual(['doc_shares', 'doc_shares/s1/share']);
  expect(of('POST')[0]?.body).toEqual({ partner_id: 'p1', doc_id: 'd1' });
});

it('says why a document cannot be shared yet', async () => {
  await opened('capture');
  expect(await screen.findByText('This document cannot be shared in its current state.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('offers it to nobody who may not share', async () => {
  await opened('validated', ['edit_business']);
  await waitFor(() => expect(document.body.textContent).not.toBe(''));
  expect(screen.queryByRole('form')).toBeNull();
});
