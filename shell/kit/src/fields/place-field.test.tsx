import type { Place } from '@lichen/contracts/entity/fields';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { PlaceField } from './PlaceField';
import { PlaceSearch } from './PlaceSearch';

beforeEach(() => pretendBrowser());

const LEEDS = {
  ...{ name: 'Leeds', formatted_address: 'Leeds, England, United Kingdom', place_id: 'geonames:2644688' },
  ...{ lat: 53.796, lng: -1.548, country: 'GB' },
};
const SEARCH = 'POST get_location_info_by_free_text';

function Held({ seen }: { seen: (value: Place | null) => void }) {
  const [value, setValue] = useState<Place | null>(null);
  const keep = (next: Place | null) => {
    seen(next);
    setValue(next);
  };
  return <PlaceField label="From" value={value} onChange={keep} airports />;
}

async function showField(answer: Parameters<typeof serve>[0][string]) {
  const server = serve({ 'GET reference': list([{ code: 'GB', label: 'United Kingdom' }]), [SEARCH]: answer });
  const seen: (Place | null)[] = [];
  await show(<Held seen={(value) => seen.push(value)} />);
  const [box] = screen.getAllByRole('combobox', { name: /From/ }) as [HTMLElement];
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  return { server, seen, type };
}

it('searches from three letters on, keeps all that is known of the chosen place, and forgets it when typed over', async () => {
  const { server, seen, type } = await showField({ body: { results: [LEEDS] } });

  type('le');
  type('lee');
  fireEvent.click(await screen.findByText('England, United Kingdom'));

  expect(server.of('POST').map(({ body }) => body)).toEqual([
    { text: 'lee', is_airport: true, upstream_transmission: false },
  ]);
  const { formatted_address: address, ...leeds } = LEEDS;
  expect(seen.at(-1)).toEqual({ ...leeds, address });
  type('Leedsham');
  expect(seen.at(-1)).toEqual({ name: 'Leedsham', country: 'GB' });
});

it('marks a name that was not chosen from the list, and offers places for it again', async () => {
  const { server, type } = await showField({ body: { results: [LEEDS] } });
  const [box] = screen.getAllByRole('combobox', { name: /From/ }) as [HTMLElement];
  const mark = () => screen.queryByText(/^This place was not found/);
  act(() => box.focus());
  type('leeds');
  await screen.findByText('England, United Kingdom');
  expect(mark()).toBeNull();
  act(() => box.blur());
  await waitFor(() => expect(mark()).not.toBeNull());
  expect(box.getAttribute('aria-describedby')).toMatch(/-hint$/);

  act(() => box.focus());
  fireEvent.mouseDown(box);
  await waitFor(() => expect(mark()).toBeNull());
  fireEvent.click(await screen.findByText('England, United Kingdom'));
  act(() => box.blur());
  await waitFor(() => expect(document.activeElement).not.toBe(box));
  expect(mark()).toBeNull();
  expect(server.of('POST').length).toBeGreaterThan(0);
});

it('offers only what was typed of the places of the search before, until the new ones are there', async () => {
  const hull = {
    ...LEEDS,
    name: 'Hull',
    formatted_address: 'Hull, East Riding, United Kingdom',
    place_id: 'geonames:2645425',
  };
  const { type } = await showField({ body: { results: [LEEDS, hull] } });
  type('england');
  await screen.findByText('England, United Kingdom');

  type('hull');

  expect(screen.queryByText('England, United Kingdom')).toBeNull();
  expect(screen.getByText('East Riding, United Kingdom')).toBeTruthy();
});

it('shows nothing when the search fails; the name stays as it was typed', async () => {
  const { server, seen, type } = await showField({ status: 503, body: { err: 'Error while searching location' } });

  type('leeds');

  await waitFor(() => expect(server.of('POST').length).toBeGreaterThan(0));
  expect(screen.queryByText(/Error/)).toBeNull();
  expect(seen.at(-1)).toEqual({ name: 'leeds' });
});

function Cell({
  seen,
  isFound,
  onKey,
}: {
  seen: (place: Place) => void;
  isFound: boolean;
  onKey: (key: string) => void;
}) {
  const [text, setText] = useState('Leeds');
  return (
    <section aria-label="Cells" onKeyDown={({ key }) => onKey(key)}>
      <PlaceSearch {...{ text, isFound }} onType={setText} onChoose={seen} defaultActiveFirstOption={false}>
        <input aria-label="From, row 1" data-at="0" />
      </PlaceSearch>
    </section>
  );
}

describe('in a box of its own', () => {
  async function showCell(isFound: boolean) {
    const server = serve({ [SEARCH]: { body: { results: [LEEDS] } } });
    const seen: Place[] = [];
    const keys: string[] = [];
    await show(<Cell {...{ isFound }} seen={(place) => seen.push(place)} onKey={(key) => keys.push(key)} />);
    const box = screen.getByRole('combobox', { name: 'From, row 1' });
    const press = (key: string, keyCode: number) => fireEvent.keyDown(box, { key, keyCode, which: keyCode });
    return { server, seen, keys, box, press };
  }

  it('looks again for a name that was not found, and takes a place by the keyboard with no key to spare', async () => {
    const { server, seen, keys, box, press } = await showCell(false);
    act(() => box.focus());
    await waitFor(() => expect(server.of('POST')).toHaveLength(1));
    press('Enter', 13);
    expect(keys).toEqual(['Enter']);

    press('ArrowDown', 40);
    await screen.findByText('England, United Kingdom');
    press('ArrowDown', 40);
    press('Enter', 13);
    expect(seen.map(({ place_id }) => place_id)).toEqual([LEEDS.place_id]);
    expect(keys.filter((key) => key === 'Enter')).toHaveLength(1);
    await act(async () => {});
    press('Enter', 13);
    expect(keys.filter((key) => key === 'Enter')).toHaveLength(2);
  });

  it('asks for nothing of a place that is known', async () => {
    const { server, box } = await showCell(true);
    act(() => box.focus());
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(server.of('POST')).toEqual([]);
    expect(box.dataset['at']).toBe('0');
  });
});
