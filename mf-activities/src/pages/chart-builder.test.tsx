import { CHART_TEXTS } from '@lichen/contracts/activities/charts/chart-config.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { TEXTS } from '@lichen/contracts/text/texts';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { NEW_CHART } from '../charts/chart-draft';
import { draftInAddress } from '../charts/draft-in-address';
import ChartBuilder from './ChartBuilder';

beforeEach(() => pretendBrowser());

async function build(filters: object, roles: ('user' | 'admin')[] = ['user', 'admin']) {
  const server = serve({ 'POST chart_data': record({ charts: [] }), 'GET reference': list([]) });
  const draft = draftInAddress({ ...NEW_CHART, filters });
  const at = `/activities_chart/chart?${new URLSearchParams({ draft })}`;
  await show(<ChartBuilder />, { at, answer: portalAnswer({ roles }) });
  return server;
}

test.each([
  ['that end before they begin', { start_date: utcDay(2026, 6, 1), end_date: utcDay(2026, 1, 1) }, TEXTS.beforeEnd],
  ['of more than ten years', { start_date: utcDay(1970, 1, 1), end_date: utcDay(2026, 1, 1) }, CHART_TEXTS.tooLong],
])('days %s are said under their field, and nothing is asked', async (_what, filters, words) => {
  const server = await build(filters);

  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.getByLabelText(/^From/).getAttribute('aria-invalid')).toBe('true');
  expect(server.of('POST')).toEqual([]);
  expect(screen.queryByText(TEXTS.loadFailed)).toBeNull();
});

test('a chart is built by administrators alone', async () => {
  const server = await build({}, ['user']);

  expect(await screen.findByText(TEXTS.notAuthorised)).toBeTruthy();
  expect(server.asked).toEqual([]);
});

test('who is sent a chart as a table with its filters open sees it so', async () => {
  const server = serve({ 'POST chart_data': record({ charts: [] }), 'GET reference': list([]), 'GET tags': list([]) });
  await show(<ChartBuilder />, { at: '/activities_chart/chart?table=shown&filters=shown' });

  expect(await screen.findByText('View as chart')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText('Entered or changed by')).toBeTruthy();
  fireEvent.click(screen.getByText('View as chart'));
  expect(await screen.findByText('View as table')).toBeTruthy();
  expect(server.of('POST').length).toBeGreaterThan(0);
});

test.each([
  ['a bar of a place', { locations: { mill: true } }, 'Your analysis: Mill'],
  ['a bar of a scope', { scopes: { '2': true } }, 'Your analysis: Scope 2'],
  [
    'a bar of a type and its month',
    { activity: { electricity_activitys: true }, start_date: utcDay(2026, 3, 1), end_date: utcDay(2026, 3, 31) },
    'Your analysis: Electricity, 01/03/2026 – 31/03/2026',
  ],
  ['nothing', {}, 'Your analysis'],
])('a chart opened from %s says so above it', async (_what, filters, heading) => {
  serve({
    'POST chart_data': record({ charts: [] }),
    'GET reference': list([]),
    'GET locations/mill': record({ _id: 'mill', name: 'Mill' }),
  });
  const draft = draftInAddress({ ...NEW_CHART, filters });
  await show(<ChartBuilder />, { at: `/activities_chart/chart?${new URLSearchParams({ draft })}` });

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});
