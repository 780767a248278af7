import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RetentionRow } from './RetentionRow';

beforeEach(() => pretendBrowser());

const kept = { _id: 'r1', version: 1, doc_type: 'fuel', months: 60 } as never;

async function choose(words: string, documents: number, retention: typeof kept | null = kept) {
  const server = serve({
    'GET doc_retention_reach': record({ documents, isMore: false }),
    'GET doc_retentions': list([]),
    'POST doc_retentions': record({ _id: 'r2', version: 1, doc_type: 'fuel', months: 12 }),
    'PATCH doc_retentions/r1': record({ _id: 'r1', version: 2, doc_type: 'fuel', months: 12 }),
  });
  await show(<RetentionRow type="fuel" label="Fuel" retention={retention} mayChange />, {
    answer: portalAnswer({ roles: ['user', 'admin'] }),
  });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByTitle(words));
  return server;
}

it('names how many documents a shorter time deletes, and sets it once that is confirmed', async () => {
  const { of } = await choose('1 year', 3);
  expect(await screen.findByText(/^3 documents are older than this/)).toBeTruthy();
  expect(of('PATCH')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete older documents' }));
  await waitFor(() => expect(of('PATCH')[0]?.body).toMatchObject({ months: 12 }));
  expect(of('GET')[0]?.query.get('months')).toBe('12');
});

it('sets nothing where somebody cancels', async () => {
  const { of } = await choose('1 year', 1, null);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.querySelector('.ant-modal-wrap:not([style*="none"])')).toBeNull());
  expect(of('POST')).toEqual([]);
});

it('asks nothing where nothing is old enough', async () => {
  const { of } = await choose('1 year', 0, null);
  await waitFor(() => expect(of('POST')[0]?.body).toEqual({ doc_type: 'fuel', months: 12 }));
});

it('asks nothing for a longer time, and has nothing to clear', async () => {
  const { of } = await choose('10 years', 9);
  await waitFor(() => expect(of('PATCH')).toHaveLength(1));
  expect(of('GET').filter(({ path }) => path === 'doc_retention_reach')).toEqual([]);
  expect(document.querySelector('.ant-select-clear')).toBeNull();
});
