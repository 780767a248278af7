import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NEW_CHART } from './chart-draft';
import { type SavedChart, useSaveChart } from './useSaveChart';

beforeEach(() => pretendBrowser());

type Answered = Parameters<typeof useSaveChart>[2];

function Save({ answered, stored }: { answered: Answered; stored?: SavedChart }) {
  const { save, isSaving } = useSaveChart(stored, { ...NEW_CHART, chartName: 'Two years' }, answered);
  return (
    <button type="button" aria-busy={isSaving} onClick={() => void save()}>
      Save
    </button>
  );
}

const button = () => screen.getByRole('button', { name: 'Save' });

it('saves a chart once, however often it is pressed while its picture is taken', async () => {
  const server = serve({ 'POST chart_config_save': record({ _id: 'c1', version: 1 }) });
  let goOn: (charts: undefined) => void = () => undefined;
  const { address } = await show(<Save answered={() => new Promise((resolve) => (goOn = resolve))} />);

  fireEvent.click(button());
  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
  expect(button().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button());
  await act(async () => goOn(undefined));

  await waitFor(() => expect(address()).toBe('/activities_chart/chart/c1'));
  expect(server.of('POST')).toHaveLength(1);
  expect(button().getAttribute('aria-busy')).toBe('false');
});
