import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useCountAgain } from './useCountAgain';

const finding: Finding = {
  ...{ _id: 'lost_figure:a', kind: 'lost_figure', activity_id: 'a', activity_type: 'fuel_activitys', others: [] },
  remedies: [{ kind: 'count' }],
  ...{ location_id: null, from: 0, to: 0, params: { figure: { ug: 5 } }, calculations: ['one', 'two'] },
};

function Counting() {
  const { count } = useCountAgain(finding);
  return (
    <button type="button" onClick={count}>
      Count
    </button>
  );
}

it('counts each place of the finding, and says where one is refused', async () => {
  pretendBrowser();
  const server = serve({
    'PATCH emission_calcs/one': { body: { ok: true, obj: { _id: 'one' } } },
    'PATCH emission_calcs/two': { status: 422, body: { err: 'A newer calculation has replaced this record.' } },
  });
  await show(<Counting />);
  fireEvent.click(screen.getByRole('button', { name: 'Count' }));
  await waitFor(() =>
    expect(server.of('PATCH').map(({ path, body }) => [path, body])).toEqual([
      ['emission_calcs/one', { used: true }],
      ['emission_calcs/two', { used: true }],
    ]),
  );
  expect(await screen.findByText('A newer calculation has replaced this record.')).toBeTruthy();
});
