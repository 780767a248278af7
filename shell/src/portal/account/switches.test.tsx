import type { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SwitchesCard } from './SwitchesCard';

const ACCOUNT = {
  ...{ _id: 'c1', version: 3, send_vehicle_reminders: false, staff_level_absence_tracking: true },
} as unknown as RecordOf<typeof account>;

beforeEach(() => pretendBrowser());

it('shows how each stands, and switches one alone', async () => {
  const server = serve({ 'POST account/set_vehicle_reminders': record({ ...ACCOUNT, version: 4 }) });
  await show(<SwitchesCard of={ACCOUNT} />);
  const reminders = await screen.findByRole('switch', { name: 'Send vehicle reminders' });
  const absences = screen.getByRole('switch', { name: 'Track absences per person' });
  expect([reminders, absences].map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);

  await act(async () => fireEvent.click(reminders));
  await waitFor(() =>
    expect(server.of('POST').map(({ path, body }) => [path, body])).toEqual([
      ['account/set_vehicle_reminders', { value: true }],
    ]),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});
