import { portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { ReminderCard } from './ReminderCard';
import type { Vehicle } from './vehicle-columns';

beforeEach(() => pretendBrowser());

const van = { admin_profile: { first_name: 'Ada', last_name: 'Turner' } } as Vehicle;
const account = (send_vehicle_reminders: boolean, task: object) => ({
  status: 200,
  body: { ok: true, obj: { version: 1, send_vehicle_reminders, task_config: { report: {}, task, start_date: null } } },
});

it('says who is asked, how often, and that reminders are off', async () => {
  serve({ 'GET account': account(false, {}) });
  await show(<ReminderCard vehicle={van} />);
  expect(await screen.findByText('Ada Turner')).toBeTruthy();
  expect(screen.getByText('Every month')).toBeTruthy();
  expect(screen.getByText('One week')).toBeTruthy();
  expect(screen.getByText('Turned off')).toBeTruthy();
});

it('follows what the account says of reviews', async () => {
  const task = { vehicle_review: { frequency: 'every_two_week', due_date: 'one_day' } };
  serve({ 'GET account': account(true, task) });
  await show(<ReminderCard vehicle={{ ...van, admin_profile: null }} />);
  expect(await screen.findByText('Every two weeks')).toBeTruthy();
  expect(screen.getByText('One day')).toBeTruthy();
  expect(screen.getByText('Turned on')).toBeTruthy();
  expect(screen.getByText('No one')).toBeTruthy();
  expect(screen.queryByText(/turn reminders on/i)).toBeNull();
});

it('leaves the settings to administrators', async () => {
  serve({ 'GET account': account(false, {}) });
  await show(<ReminderCard vehicle={van} />, { answer: portalAnswer({ roles: ['user', 'vehicle_review'] }) });
  expect(await screen.findByText('An administrator can turn reminders on.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
