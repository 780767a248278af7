import { CHART_TEXTS } from '@lichen/contracts/activities/charts/chart-config.entity';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NEW_CHART } from './chart-draft';
import { SavedCard } from './SavedCard';
import type { SavedChart } from './useSaveChart';

const PINNED = { ...NEW_CHART, _id: 'c1', version: 2, chartName: 'Two years', pinned: true } as unknown as SavedChart;

beforeEach(() => pretendBrowser());

/** Asks to unpin the chart, reads the question and answers it. */
async function unpinned(answer: string) {
  const server = serve({ 'PATCH chart_config_save/c1': record({ ...PINNED, pinned: false, version: 3 }) });
  await show(<SavedCard chart={PINNED} />);
  fireEvent.click(screen.getByRole('button', { name: 'Unpin' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(CHART_TEXTS.unpin);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: answer })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return server;
}

it('unpins what was confirmed', async () => {
  const server = await unpinned('Confirm');

  await waitFor(() => expect(server.of('PATCH').map(({ body }) => body)).toEqual([{ pinned: false }]));
});

it('leaves a chart pinned where that was not confirmed', async () => {
  const server = await unpinned('Cancel');

  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});
