import type { JobProgress } from '@lichen/contracts/api/events';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { updateJob } from '../push/notices';
import { Bell } from './Bell';

beforeEach(() => {
  pretendBrowser();
  serve({});
  // jsdom has the element and not its window.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
});

const DONE: JobProgress = { id: 'j1', kind: 'imports.run', state: 'done', done: 3, total: 3, message: null };

it('names what a finished job worked on, and leads to it', async () => {
  updateJob({ ...DONE, label: 'Import', about: { name: 'bills.csv', link: '/activities/import/i1' } });
  const view = await show(<Bell />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Notifications, 1 new' })));
  expect(screen.getByText('Import')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByText('bills.csv')));
  expect(view.address()).toBe('/activities/import/i1');
});
