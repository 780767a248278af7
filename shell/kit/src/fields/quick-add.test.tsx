import { location } from '@lichen/contracts/business/location.entity';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { asDataError, dataError } from '../data/data-error';
import type { Outcome } from '../data/writes';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import type { ExtraField, QuickAdd } from './QuickAdd';
import { RecordPicker } from './RecordPicker';

beforeEach(() => pretendBrowser());

const ADDED: RecordBase = { _id: 'l12', version: 1, created_on: 0, created_by: 'u', updated_on: 0 };
const refusals: Outcome<RecordBase>[] = [
  { state: 'failed', error: dataError({ status: 400, message: 'Taken', errors: { name: 'Already in use' } }) },
  { state: 'failed', error: asDataError(new Error('boom')) },
];

/** antd's list knows keys by their number. */
const ENTER = { key: 'Enter', keyCode: 13, which: 13 };

async function showPicker(also?: ExtraField, names: readonly string[] = []) {
  serve({ 'GET locations': list(names.map((name) => ({ _id: name, name }))) });
  const [answers, chosen] = [[...refusals, { state: 'saved', record: ADDED } as const], [] as unknown[]];
  const said: unknown[] = [];
  const add: QuickAdd['add'] = async (...typed) => {
    said.push(typed);
    return answers.shift() as Outcome<RecordBase>;
  };
  await show(
    <RecordPicker
      label="Location"
      entity={location}
      labelOf={({ name }) => name}
      value={null}
      onChange={(id) => chosen.push(id)}
      quickAdd={{ label: 'Add', also, add }}
    />,
  );
  const picker = screen.getByRole('combobox', { name: /Location/ });
  fireEvent.mouseDown(picker);
  return { picker, chosen, said };
}

/** A name is offered once it is known that nothing has it. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const refusal = async () => (await screen.findByRole('alert')).textContent;

it('adds what was typed, says what the server has against it, and chooses the new one', async () => {
  const { picker, chosen } = await showPicker();

  await press('Add');
  expect(await refusal()).toBe('Required');

  fireEvent.change(picker, { target: { value: ' York ' } });
  await press('Add: York');
  expect(await refusal()).toBe('Already in use');
  await press('Add: York');
  expect(await refusal()).toBe('An unexpected error has occurred. Please try again');
  expect(chosen).toEqual([]);
  await press('Add: York');
  await waitFor(() => expect(chosen).toEqual(['l12']));
});

it('asks for one more field by the keyboard, and goes back to the name', async () => {
  const { picker, chosen, said } = await showPicker({ field: 'description', label: 'Description' });
  const enter = (element: Element) => act(async () => fireEvent.keyDown(element, ENTER));
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();

  fireEvent.change(picker, { target: { value: 'York' } });
  const box = screen.getByRole('textbox', { name: 'Description' });
  await screen.findByText('No data found');
  await enter(picker);
  expect(document.activeElement).toBe(box);
  expect(picker.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(document.activeElement).toBe(picker);
  expect(said).toEqual([]);

  fireEvent.change(box, { target: { value: ' The mill ' } });
  await enter(box);
  await enter(box);
  await enter(box);
  await waitFor(() => expect(chosen).toEqual(['l12']));
  expect(said).toEqual(Array(3).fill(['York', { description: 'The mill' }]));
  expect(document.activeElement).toBe(picker);
  expect(picker.getAttribute('aria-expanded')).toBe('false');
});

it('adds by Enter alone where nothing else is asked', async () => {
  const { picker, said } = await showPicker();
  fireEvent.change(picker, { target: { value: 'York' } });
  await screen.findByText('No data found');
  await act(async () => fireEvent.keyDown(picker, ENTER));
  expect(said).toEqual([['York', {}]]);
  expect(await refusal()).toBe('Already in use');
  expect(picker.getAttribute('aria-expanded')).toBe('true');
});

it('offers no name that is there already, however it is written', async () => {
  const { picker } = await showPicker(undefined, ['Yórk', 'York North']);
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(2));
  const add = () => screen.queryByRole('button', { name: /^Add/ });
  for (const [typed, isNew] of [
    ['york', false],
    [' YORK ', false],
    ['York South', true],
  ] as const) {
    fireEvent.change(picker, { target: { value: typed } });
    await waitFor(() => expect([typed, add() !== null]).toEqual([typed, isNew]));
  }
});

it('offers no name while it is looked up whether something has it', async () => {
  const { picker, said } = await showPicker();
  await screen.findByText('No data found');
  serve({ 'GET locations': ({ query }) => list(query.has('search') ? [{ _id: 'york', name: 'York' }] : []) });
  fireEvent.change(picker, { target: { value: 'York' } });

  expect(screen.queryByRole('button', { name: 'Add: York' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull());
  expect(said).toEqual([]);
});

describe('where something is found', () => {
  const arrow = (key: 'ArrowUp' | 'ArrowDown', from: Element) =>
    fireEvent.keyDown(from, { key, keyCode: key === 'ArrowUp' ? 38 : 40 });
  const button = () => screen.getByRole('button', { name: /^Add/ });
  const walkedTo = (picker: Element) =>
    document.getElementById(picker.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');

  async function found() {
    const shown = await showPicker(undefined, ['York', 'York North']);
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(2));
    await waitFor(() => expect(walkedTo(shown.picker)).toBe('York'));
    shown.picker.focus();
    return shown;
  }

  it('is reached by one arrow up from the first, and goes back to the list', async () => {
    const { picker } = await found();
    arrow('ArrowUp', picker);
    expect(document.activeElement).toBe(button());
    arrow('ArrowUp', button());
    expect(document.activeElement).toBe(picker);
    expect(walkedTo(picker)).toBe('York');
  });

  it('is reached by the arrow down from the last, and adds', async () => {
    const { picker, said, chosen } = await found();
    arrow('ArrowDown', picker);
    expect([document.activeElement, walkedTo(picker)]).toEqual([picker, 'York North']);
    arrow('ArrowDown', picker);
    expect(document.activeElement).toBe(button());
    expect(picker.getAttribute('aria-expanded')).toBe('true');

    fireEvent.change(picker, { target: { value: 'York South' } });
    for (const _ of refusals) await press('Add: York South');
    await press('Add: York South');
    await waitFor(() => expect(chosen).toEqual(['l12']));
    expect(said).toEqual(Array(3).fill(['York South', {}]));
  });
});
