import { location } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { serve } from '../testing/server';
import { show } from '../testing/show';
import { ConfirmProvider } from './confirm';
import { useConfirmedDelete } from './useConfirmedDelete';

const TEXT = 'Click confirm to permanently delete this record. This action cannot be undone.';
const gone = jest.fn();

function Remover() {
  const { confirmAndDelete } = useConfirmedDelete(location);
  return (
    <button type="button" onClick={() => void confirmAndDelete('l1', { text: TEXT }).then(gone)}>
      Remove
    </button>
  );
}

/** A location with nothing that would go with it. */
const NO_ENDS = { 'GET locations/l1/ends': { body: { ok: true, obj: [] } } };

beforeEach(() => {
  pretendBrowser();
  gone.mockClear();
});

/** Presses the button, reads the question and answers it. @returns the question */
async function removed(answer: string) {
  await show(
    <ConfirmProvider>
      <Remover />
    </ConfirmProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove' })));
  const question = (await screen.findByRole('dialog')).textContent ?? '';
  expect(question).toContain(TEXT);
  const button = await screen.findByRole('button', { name: answer });
  await act(async () => fireEvent.click(button));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return question;
}

it('removes what was confirmed, and says that it is gone', async () => {
  const server = serve({ ...NO_ENDS, 'DELETE locations/l1': { body: { ok: true, obj: { _id: 'l1' } } } });

  await removed('Confirm');

  expect(server.of('DELETE').map(({ path }) => path)).toEqual(['locations/l1']);
  expect(gone).toHaveBeenCalledWith(true);
});

it('removes nothing that was not confirmed', async () => {
  const server = serve(NO_ENDS);

  await removed('Cancel');

  expect(server.of('DELETE')).toEqual([]);
  expect(gone).toHaveBeenCalledWith(false);
});

it('says why when the server refuses', async () => {
  serve({ ...NO_ENDS, 'DELETE locations/l1': { status: 422, body: { err: 'This location is in use' } } });

  await removed('Confirm');

  expect(screen.getByText('This location is in use', { exact: false })).toBeTruthy();
  expect(gone).toHaveBeenCalledWith(false);
});

it('says what is deleted with it', async () => {
  const factor = { kind: 'own_factors', count: 2, one: '{count} custom factor', other: '{count} custom factors' };
  serve({ 'GET locations/l1/ends': { body: { ok: true, obj: [factor] } } });

  expect(await removed('Cancel')).toContain('Also deleted: 2 custom factors.');
});

it('deletes nothing where it cannot be told what would be deleted with it', async () => {
  const server = serve({ 'GET locations/l1/ends': { status: 503, body: { err: 'Try again later' } } });
  await show(
    <ConfirmProvider>
      <Remover />
    </ConfirmProvider>,
  );

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove' })));

  expect(await screen.findByText('Try again later', { exact: false })).toBeTruthy();
  expect(server.of('DELETE')).toEqual([]);
});
