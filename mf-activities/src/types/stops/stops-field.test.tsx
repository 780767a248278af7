import { DISTANCE_TEXTS } from '@lichen/contracts/activities/types/distance.call';
import { JOURNEY_TEXTS, vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { numberedStops, stopOfText } from '@lichen/contracts/places/stops';
import { type FormApi, SchemaForm, type Values } from '@lichen/kit';
import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StopsField } from './StopsField';

beforeEach(() => pretendBrowser());

const START = { name: 'Leeds', country: 'GB' };
const stopsOf = (names: readonly string[]) =>
  numberedStops(
    names.map((name, at) => ({ ...stopOfText(name), distance: { distance: at + 1, units: 'km' as const } })),
  );

const opened: { form?: FormApi } = {};

function Spy({ form }: { form: FormApi }) {
  opened.form = form;
  return null;
}

async function showForm(initial: Values) {
  const server = serve({
    'GET reference': list([{ code: 'GB', label: 'United Kingdom' }]),
    'POST get_location_info_by_free_text': { body: { results: [] } },
    'POST get_distance': { body: { distance: 31.5, units: 'km' } },
  });
  await show(
    <SchemaForm
      entity={vehicleJourney}
      initial={{ units: 'km', applied: true, distance: 100, ...initial }}
      layout={[{ fields: ['stops', 'distance'] }]}
      overrides={{ stops: { control: StopsField }, distance: { unitField: 'units', below: Spy } }}
      submitLabel="Add"
      onSubmit={async () => ({ state: 'unchanged' })}
    />,
  );
  await screen.findByRole('button', { name: 'Add stop' });
  return { server, values: (): Values => opened.form?.values ?? {} };
}

const rows = () =>
  screen.queryAllByRole('button', { name: /^Delete stop/ }).map((one) => one.getAttribute('aria-label'));

it('needs a start before there are stops', async () => {
  const { values } = await showForm({});

  fireEvent.click(screen.getByRole('button', { name: 'Add stop' }));

  expect(screen.getByRole('alert').textContent).toBe(JOURNEY_TEXTS.startRequired);
  expect(values()['stops']).toBeNull();
});

it('clears the distance of the way when a stop is added, and shows five to a page', async () => {
  const { values } = await showForm({ from: START, stops: stopsOf(['A', 'B', 'C', 'D', 'E']) });
  expect(rows()).toHaveLength(5);

  fireEvent.click(screen.getByRole('button', { name: 'Add stop' }));

  expect(values()['distance']).toBeNull();
  expect(Object.keys(values()['stops'] as object)).toHaveLength(6);
  expect(rows()).toEqual(['Delete stop 6']);
  fireEvent.click(screen.getByTitle('1'));
  expect(rows()).toHaveLength(5);
});

it('numbers the others anew after a stop is deleted, and works out how far the following one is now', async () => {
  const { server, values } = await showForm({ from: START, stops: stopsOf(['A', 'B', 'C']) });

  fireEvent.click(screen.getByRole('button', { name: 'Delete stop 2' }));

  expect(values()['distance']).toBeNull();
  await waitFor(() =>
    expect(values()['stops']).toMatchObject({
      stop_1: { address: { name: 'A' }, distance: { distance: 1 } },
      stop_2: { address: { name: 'C' }, distance: { distance: 31.5, units: 'km' } },
    }),
  );
  const asked = server.asked.filter(({ path }) => path === 'get_distance').map(({ body }) => body);
  expect(asked).toMatchObject([{ start_location: { name: 'A' }, end_location: { name: 'C' }, units: 'km' }]);
});

it('leaves a stop without a distance where none can be worked out', async () => {
  const { server, values } = await showForm({ from: START, stops: stopsOf(['A', 'B']) });
  server.routes['POST get_distance'] = { body: { distance: null, units: 'km', err: DISTANCE_TEXTS.endUnknown } };

  fireEvent.click(screen.getByRole('button', { name: 'Delete stop 1' }));

  await waitFor(() => expect(server.asked.some(({ path }) => path === 'get_distance')).toBe(true));
  expect(values()['stops']).toMatchObject({ stop_1: { address: { name: 'B' }, distance: null } });
});

it('says under a stop that its address is required, and which stop it is on another page', async () => {
  await showForm({ from: START, stops: stopsOf(['A', 'B', 'C', 'D', 'E']) });
  fireEvent.click(screen.getByRole('button', { name: 'Add stop' }));

  fireEvent.click(screen.getByRole('button', { name: 'Add' }));

  const box = screen.getAllByRole('combobox', { name: /Stop 6/ })[0] as HTMLElement;
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.click(screen.getByTitle('1'));
  expect(await screen.findByText('Stop 6: Required')).toBeTruthy();
});
