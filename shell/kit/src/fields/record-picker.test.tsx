import { location } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { RecordPicker } from './RecordPicker';

beforeEach(() => pretendBrowser());

const asLocation = (name: string) => ({ _id: name, name });

it('finds a record by typing, and names a chosen one that is not in the list', async () => {
  const server = serve({
    'GET locations': list([{ _id: 'l1', name: 'Leeds' }]),
    'GET locations/l9': { body: { ok: true, obj: { _id: 'l9', name: 'Hull depot' } } },
  });
  await show(
    <RecordPicker
      label="Location"
      entity={location}
      labelOf={({ name }) => name}
      value="l9"
      onChange={() => undefined}
    />,
  );
  expect(await screen.findByTitle('Hull depot')).toBeTruthy();

  const picker = screen.getByRole('combobox', { name: /Location/ });
  fireEvent.mouseDown(picker);
  fireEvent.change(picker, { target: { value: 'york' } });

  await waitFor(() => expect(server.asked.at(-1)?.query.get('search')).toBe('york'));
  expect(server.asked.at(-1)?.query.get('limit')).toBe('2000');
});

it('offers only what was typed while the answer is under way, so that Enter cannot take another record', async () => {
  const names = ['Hull', 'Leeds', 'Leeds North'];
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve({
    'GET locations': async ({ query }) => {
      if (query.has('search')) await late;
      return list(names.filter((name) => query.get('search') !== 'eds n' || name === 'Leeds North').map(asLocation));
    },
  });
  await show(
    <RecordPicker
      label="Location"
      entity={location}
      labelOf={({ name }) => name}
      value="Hull"
      onChange={() => undefined}
    />,
  );
  const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
  const picker = screen.getByRole('combobox', { name: /Location/ });
  fireEvent.mouseDown(picker);
  await waitFor(() => expect(offered()).toContain('Hull'));

  fireEvent.change(picker, { target: { value: 'eds n' } });
  expect(offered()).toEqual(['Leeds North']);
  fireEvent.change(picker, { target: { value: 'hq' } });
  expect(offered()).toEqual([]);
  expect(screen.getByText('Loading...')).toBeTruthy();
  fireEvent.change(picker, { target: { value: 'eds n' } });
  await act(async () => answer());

  await waitFor(() => expect(offered()).toEqual(['Leeds North']));
});

it('says that there are more than it lists, and finds those by typing', async () => {
  serve({
    'GET locations': ({ query }) =>
      query.has('search') ? list([asLocation('Depot 9999')]) : list(['Depot 1', 'Depot 2'].map(asLocation), 10_000),
  });
  const seen: (string | null)[] = [];
  await show(
    <RecordPicker
      label="Location"
      entity={location}
      labelOf={({ name }) => name}
      value={null}
      onChange={(id) => seen.push(id)}
    />,
  );
  const picker = screen.getByRole('combobox', { name: /Location/ });
  fireEvent.mouseDown(picker);
  expect(await screen.findByText('2 of 10,000 are listed. Type to find the others.')).toBeTruthy();

  fireEvent.change(picker, { target: { value: 'depot 9999' } });
  await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Depot 9999']));
  expect(screen.queryByText(/are listed/)).toBeNull();
  fireEvent.keyDown(picker, { key: 'Enter', keyCode: 13 });
  expect(seen).toEqual(['Depot 9999']);
});

it('offers what is probably meant first, each once, until something is typed, and chooses none of it', async () => {
  const seen: (string | null)[] = [];
  serve({ 'GET locations': list(['Hull', 'Leeds', 'Leeds North'].map(asLocation)) });
  await show(
    <RecordPicker
      label="Location"
      entity={location}
      labelOf={({ name }) => name}
      near={[
        { id: 'Leeds North', name: 'Leeds North' },
        { id: 'Beyond the first page', name: 'Leeds N' },
      ]}
      value={null}
      onChange={(id) => seen.push(id)}
    />,
  );
  const picker = screen.getByRole('combobox', { name: /Location/ });
  fireEvent.mouseDown(picker);
  const offered = () => [...document.querySelectorAll('.ant-select-item')].map((option) => option.textContent);
  await waitFor(() => expect(offered()).toEqual(['Closest matches', 'Leeds North', 'Leeds N', 'All', 'Hull', 'Leeds']));
  expect(seen).toEqual([]);
  fireEvent.keyDown(picker, { key: 'ArrowDown', keyCode: 40 });
  fireEvent.keyDown(picker, { key: 'Enter', keyCode: 13 });
  expect(seen).toEqual(['Beyond the first page']);

  fireEvent.mouseDown(picker);
  fireEvent.change(picker, { target: { value: 'hull' } });
  await waitFor(() => expect(offered()).toEqual(['Hull']));
});

describe('one Tab out of an open list', () => {
  /** Presses Tab; true when the browser moves on to the next field. */
  const tab = (from: HTMLElement) => fireEvent.keyDown(from, { key: 'Tab', keyCode: 9 });

  async function opened() {
    const seen: (string | null)[] = [];
    serve({ 'GET locations': list(['Hull', 'Leeds'].map(asLocation)) });
    await show(
      <RecordPicker
        label="Location"
        entity={location}
        labelOf={({ name }) => name}
        value={null}
        onChange={(id) => seen.push(id)}
      />,
    );
    const picker = screen.getByRole('combobox', { name: /Location/ });
    fireEvent.mouseDown(picker);
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(2));
    return { seen, picker };
  }

  it('leaves the field as it was when nothing was asked of the list', async () => {
    const { seen, picker } = await opened();

    expect(tab(picker)).toBe(true);
    expect(seen).toEqual([]);
  });

  it('takes what was walked to, and goes on', async () => {
    const { seen, picker } = await opened();
    fireEvent.keyDown(picker, { key: 'ArrowDown', keyCode: 40 });

    expect(tab(picker)).toBe(true);
    expect(seen).toEqual(['Leeds']);
  });

  it('takes what was found by typing, and goes on', async () => {
    const { seen, picker } = await opened();
    fireEvent.change(picker, { target: { value: 'lee' } });
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(1));

    expect(tab(picker)).toBe(true);
    expect(seen).toEqual(['Leeds']);
  });
});
