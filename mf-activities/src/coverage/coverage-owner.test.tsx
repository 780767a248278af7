import type { CoverageRow } from '@lichen/contracts/activities/coverage/coverage.call';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CoverageCell } from './CoverageCell';
import { CoverageOwner } from './CoverageOwner';

const PEOPLE = [
  { _id: 'u1', version: 1, first_name: 'Ada', last_name: 'Turner', email: 'ada@mill.example' },
  { _id: 'u2', version: 1, first_name: '', last_name: '', email: 'kari@mill.example' },
];
const MAY = { month: Date.UTC(2026, 4, 1), state: 'missing', gap: { from: 0, to: 1 } } as const;
const row = (owner: CoverageRow['owner']): CoverageRow => ({
  ...{ _id: 'l1:fuel_activitys:', activity_type: 'fuel_activitys', item: null, item_name: null },
  ...{ location: { _id: 'l1', name: 'Leeds brewery' }, owner, months: [MAY] },
});
const ADA = { _id: 'o1', version: 3, user_id: 'u1', name: 'Ada Turner', is_stopped: false };

beforeEach(() => pretendBrowser());

const serving = () =>
  serve({
    'GET members': list(PEOPLE),
    'POST coverage_owners': record({ _id: 'o1', version: 1 }),
    'PATCH coverage_owners/o1': record({ _id: 'o1', version: 4 }),
    'DELETE coverage_owners/o1': { body: { ok: true } },
  });

async function choose(name: string) {
  const picker = await screen.findByRole('combobox', { name: /Responsible/ });
  fireEvent.mouseDown(picker);
  fireEvent.click(await screen.findByTitle(name));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

const written = (server: ReturnType<typeof serve>) =>
  server.asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

it('makes a person responsible', async () => {
  const server = serving();
  await show(<CoverageOwner row={row(null)} />);

  fireEvent.click(screen.getByRole('button', { name: 'Choose the person responsible for Leeds brewery, Fuel' }));
  await choose('kari@mill.example');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const owner = { location_id: 'l1', activity_type: 'fuel_activitys', user_id: 'u2' };
  expect(written(server)).toEqual([['POST', 'coverage_owners', owner]]);
});

it('hands over to another, and to nobody', async () => {
  const server = serving();
  await show(<CoverageOwner row={row(ADA)} />);
  const change = () =>
    fireEvent.click(screen.getByRole('button', { name: /^Ada Turner is responsible for Leeds brewery, Fuel\./ }));

  change();
  await choose('kari@mill.example');
  await waitFor(() => expect(written(server)).toEqual([['PATCH', 'coverage_owners/o1', { user_id: 'u2' }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  change();
  await screen.findByTitle('Ada Turner');
  const clear = document.querySelector('.ant-select-clear') as HTMLElement;
  fireEvent.mouseDown(clear);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written(server).at(-1)?.slice(0, 2)).toEqual(['DELETE', 'coverage_owners/o1']));
  // Nobody else is taken out who was made responsible in the meantime.
  expect(server.of('DELETE')[0]?.headers['if-match']).toBe('"3"');
});

it('offers those who may log in, and says of whom it cannot be seen to any more', async () => {
  const server = serving();
  await show(<CoverageOwner row={row({ ...ADA, is_stopped: true })} />);

  fireEvent.click(screen.getByRole('button', { name: /^Ada Turner \(access stopped\) is responsible/ }));

  await screen.findByRole('combobox', { name: /Responsible/ });
  await waitFor(() => expect(server.of('GET')[0]?.query.getAll('status')).toEqual(['active', 'invited']));
});

it('says what is unique in the words of the record', async () => {
  const errors = { location_id: 'Someone is already responsible for this.' };
  serve({ 'GET members': list(PEOPLE), 'POST coverage_owners': { status: 400, body: { err: 'Check', errors } } });
  await show(<CoverageOwner row={row(null)} />);

  fireEvent.click(screen.getByRole('button', { name: 'Choose the person responsible for Leeds brewery, Fuel' }));
  await choose('kari@mill.example');

  expect((await screen.findByRole('alert')).textContent).toBe(errors.location_id);
});

it('names who is responsible at a gap', async () => {
  serve({});
  await show(<CoverageCell row={row(ADA)} month={MAY} name="Leeds brewery, Fuel, May 2026" />);
  const gap = screen.getByRole('link');
  expect(gap.getAttribute('aria-label')).toBe('Leeds brewery, Fuel, May 2026: Missing. Ada Turner is responsible. Add');
});
