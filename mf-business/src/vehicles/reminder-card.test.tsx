import { portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ReminderCard } from './ReminderCard';
import type { Vehicle } from './vehicle-columns';

beforeEach(() => pretendBrowser());

const van = { _id: 'v1', admin_profile: { first_name: 'Ada', last_name: 'Turner' } } as Vehicle;
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

const review = { _id: 't1', version: 3, task_type: 'vehicle_review', date_created: 0, due_date: 0 };
const tasks = (list: object[], done_on: number | null) => ({
  status: 200,
  body: { list, total: list.length, count: list.length, done_on },
});

it('says that a review is due, and takes that it was done', async () => {
  const linked_to = { entity: 'vehicles', id: 'v1', name: 'Van' };
  const server = serve({
    'GET account': account(true, {}),
    'GET open_tasks': tasks([{ ...review, linked_to, may_complete: true }], null),
    'POST tasks/t1/complete': { status: 200, body: { ok: true, obj: { _id: 't1', version: 4 } } },
  });
  await show(<ReminderCard vehicle={van} />);
  expect(await screen.findByText(/^Review due /)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' })));
  await waitFor(() => expect(server.of('POST').map(({ path }) => path)).toEqual(['tasks/t1/complete']));
});

it('says when it was reviewed last, and asks nobody who is not asked to', async () => {
  serve({ 'GET account': account(true, {}), 'GET open_tasks': tasks([], Date.UTC(2026, 8, 21)) });
  await show(<ReminderCard vehicle={van} />);
  expect(await screen.findByText(/^Reviewed /)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
