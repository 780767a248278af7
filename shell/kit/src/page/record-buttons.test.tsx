import { location } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { record, serve } from '../testing/server';
import { show } from '../testing/show';
import { RecordButtons } from './RecordButtons';

beforeEach(() => pretendBrowser());

const LEEDS = { entity: location, id: 'l1', name: 'Leeds', edit: '/l1/edit', back: '/locations' };

const shown = (roles: readonly string[] = ['user', 'admin']) =>
  show(<RecordButtons {...LEEDS} warning="Bills stay." />, {
    at: '/l1',
    answer: portalAnswer({ roles: [...roles] as never }),
  });

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('removes after the question is confirmed, and goes back', async () => {
  const server = serve({
    'GET locations/l1/ends': { body: { ok: true, obj: [] } },
    'DELETE locations/l1': record({ _id: 'l1' }),
  });
  const { address } = await shown();

  await press('Delete');
  expect(screen.getByText('Delete Leeds?')).toBeTruthy();
  expect(screen.getByText('Bills stay.')).toBeTruthy();
  await press('Cancel');
  expect(server.of('DELETE')).toHaveLength(0);

  await press('Delete');
  await press('Confirm');
  expect(server.of('DELETE')).toHaveLength(1);
  expect(address()).toBe('/locations');
});

it('stays and says why when the record cannot be removed', async () => {
  serve({
    'GET locations/l1/ends': { body: { ok: true, obj: [] } },
    'DELETE locations/l1': { status: 409, body: { err: 'Bills name this location' } },
  });
  const { address } = await shown();

  await press('Delete');
  await press('Confirm');

  expect(await screen.findByText('Bills name this location')).toBeTruthy();
  expect(address()).toBe('/l1');
});

it('offers what the reader may do', async () => {
  serve({});
  await shown(['user']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('asks nothing while something stands in the way of the deletion', async () => {
  const server = serve({
    'GET locations/l1/ends': { body: { ok: true, obj: [] } },
    'DELETE locations/l1': record({ _id: 'l1' }),
  });
  let isFree = false;
  const answer = portalAnswer({ roles: ['user', 'admin'] as never });
  await show(<RecordButtons {...LEEDS} warning="Bills stay." mayGo={async () => isFree} />, { at: '/l1', answer });

  await press('Delete');
  expect(screen.queryByText('Bills stay.')).toBeNull();
  isFree = true;
  await press('Delete');
  await press('Confirm');
  expect(server.of('DELETE')).toHaveLength(1);
});

it('deletes from the menu where the page has another primary button, beside further actions', async () => {
  const server = serve({
    'GET locations/l1/ends': { body: { ok: true, obj: [] } },
    'DELETE locations/l1': record({ _id: 'l1' }),
  });
  let changed = 0;
  const more = [{ key: 'grid', label: 'Change grid', onClick: () => changed++ }];
  const buttons = (
    <RecordButtons {...LEEDS} warning="Bills stay." primary={<button type="button">Add</button>} more={more} />
  );
  await show(buttons, { at: '/l1', answer: portalAnswer({ roles: ['user', 'admin'] as never }) });
  const choose = async (name: string) => {
    await press('More actions');
    await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name })));
  };

  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await choose('Change grid');
  expect(changed).toBe(1);
  await choose('Delete');
  await press('Confirm');
  expect(server.of('DELETE')).toHaveLength(1);
});
