import { TEXTS } from '@lichen/contracts/text/texts';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { CommonFacts } from './ActivityFacts';

beforeEach(() => pretendBrowser());

const read = (doc_id: string | null) => (
  <CommonFacts record={{ _id: 'one', description: null, tags: null, doc_id, created_on: 0, created_by: 'kim' }} />
);

test('the source is the linked document, or that it is missing, or who entered it', async () => {
  serve({
    'GET docs/there': record({ _id: 'there' }),
    'GET docs/broken': { status: 500, body: { err: 'No' } },
    'GET doc_evidence': list([{ _id: 'place' }]),
  });

  const there = await show(read('there'));
  expect(await screen.findByText('Document')).toBeTruthy();
  there.unmount();
  const gone = await show(read('gone'));
  expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.noDocument);
  gone.unmount();
  const broken = await show(read('broken'));
  expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.loadFailed);
  broken.unmount();
  await show(read(null));
  expect(screen.getByText(/Manual entry/)).toBeTruthy();
});

test('the source of what was typed is who typed it, whatever was attached as evidence', async () => {
  serve({ 'GET docs/bill': record({ _id: 'bill', name: 'Bill.pdf' }), 'GET doc_evidence': list([]) });

  await show(read('bill'));
  expect(await screen.findByText(/Manual entry/)).toBeTruthy();
  expect(screen.getByText('Evidence')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Bill.pdf' })).toBeTruthy();
});
