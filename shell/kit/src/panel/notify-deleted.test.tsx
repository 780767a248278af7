import type { Entity } from '@lichen/contracts/entity/entity';
import { defineEntity } from '@lichen/contracts/entity/entity';
import { text } from '@lichen/contracts/entity/fields';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { act, fireEvent, screen } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { record, serve } from '../testing/server';
import { show } from '../testing/show';
import { useNotifyDeleted } from './useNotifyDeleted';

beforeEach(() => pretendBrowser());
afterEach(() => jest.useRealTimers());

const plain = defineEntity({
  ...{ name: 'stones', label: 'Stone', fields: { name: text('Name') } },
  allow: { list: ADMIN, read: ADMIN, create: ADMIN, update: ADMIN, remove: ADMIN },
});
const restorable = { ...plain, restorable: true } as const;

function Remover({ entity }: { entity: Entity }) {
  const tellRemoved = useNotifyDeleted(entity);
  return (
    <button type="button" onClick={() => tellRemoved('s1')}>
      Take away
    </button>
  );
}

const takeAway = async (entity: Entity) => {
  await show(<Remover entity={entity} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take away' }));
};

it('offers to put back what is gone, once', async () => {
  const server = serve({ 'POST stones/s1/restore': record({ _id: 's1', version: 2 }) });
  await takeAway(restorable);
  expect(screen.getByText(/Deleted/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  await screen.findByText(/Restored/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(server.of('POST').map(({ path }) => path)).toEqual(['stones/s1/restore']);
});

it('says why it cannot be put back', async () => {
  serve({ 'POST stones/s1/restore': { status: 404, body: { err: 'Not found' } } });
  await takeAway(restorable);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/Not found/);
});

it('promises nothing of records that are not kept', async () => {
  serve({});
  await takeAway(plain);
  expect(screen.queryByText(/Deleted/)).toBeNull();
});

it('waits for whoever is at the button, and goes when they leave', async () => {
  serve({});
  await show(<Remover entity={restorable} />);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Take away' }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
  act(() => undo.blur());
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
