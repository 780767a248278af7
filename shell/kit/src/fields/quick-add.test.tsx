import { location } from '@lichen/contracts/business/location.entity';
import type { RecordBase } from '@lichen/contracts/entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { asDataError, dataError } from '../data/data-error';
import type { Outcome } from '../data/writes';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { RecordPicker } from './RecordPicker';

beforeEach(() => pretendBrowser());

const ADDED: RecordBase = { _id: 'l12', version: 1, created_on: 0, created_by: 'u', updated_on: 0 };
const refusals: Outcome<RecordBase>[] = [
  { state: 'failed', error: dataError({ status: 400, message: 'Taken', errors: { name: 'Already in use' } }) },
  { state: 'failed', error: asDataError(new Error('boom')) },
];

async function showPicker() {
  serve({ 'GET locations': list([]) });
  const [answers, chosen] = [[...refusals, { state: 'saved', record: ADDED } as const], [] as unknown[]];
  const add = async () => answers.shift() as Outcome<RecordBase>;
  await show(
    <RecordPicker
      label="Location"
      entity={location}
      labelOf={({ name }) => name}
      value={null}
      onChange={(id) => chosen.push(id)}
      quickAdd={{ label: 'Add', add }}
    />,
  );
  const picker = screen.getByRole('combobox', { name: /Location/ });
  fireEvent.mouseDown(picker);
  return { picker, chosen };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const said = async () => (await screen.findByRole('alert')).textContent;

it('adds what was typed, says what the server has against it, and chooses the new one', async () => {
  const { picker, chosen } = await showPicker();

  await press('Add');
  expect(await said()).toBe('Required');

  fireEvent.change(picker, { target: { value: ' York ' } });
  await press('Add: York');
  expect(await said()).toBe('Already in use');
  await press('Add: York');
  expect(await said()).toBe('An unexpected error has occurred. Please try again');
  expect(chosen).toEqual([]);
  await press('Add: York');
  await waitFor(() => expect(chosen).toEqual(['l12']));
});
