import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MoveUses } from './MoveUses';

beforeEach(() => pretendBrowser());

/** Everything of one location moved to another as work in the background that ends in this state. */
async function moved(state: 'done' | 'failed' | 'cancelled') {
  const onMoved = jest.fn();
  serve({
    'GET locations': list([{ _id: 'there', version: 1, name: 'Leeds brewery' }]),
    'POST location_dependencies': record({ job_id: 'j1' }),
    'GET job_status': record({ id: 'j1', kind: 'move', state, done: 3, total: 10 }),
  });
  await show(<MoveUses id="here" name="York depot" onMoved={onMoved} onClose={jest.fn()} />);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Move to/ }));
  fireEvent.click(await screen.findByTitle('Leeds brewery'));
  fireEvent.click(screen.getByRole('button', { name: 'Move everything' }));
  return onMoved;
}

it('says that everything is moved once all of it is', async () => {
  const onMoved = await moved('done');
  await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(1));
});

it.each(['failed', 'cancelled'] as const)('says what is left where moving %s', async (state) => {
  const onMoved = await moved(state);
  expect(await screen.findByText(/^Not everything was moved\. What is left still belongs to York depot/)).toBeTruthy();
  expect(onMoved).not.toHaveBeenCalled();
});
