import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSave } from '../data/writes';
import { pretendBrowser } from '../testing/browser';
import { list, record, serve } from '../testing/server';
import { show } from '../testing/show';
import { SchemaForm } from './SchemaForm';

const layout = [{ fields: ['name', 'town_or_city', 'area', 'head_office'] }];
const asRead = {
  ...LOCATION_DEFAULTS,
  _id: 'l1',
  version: 3,
  created_on: 0,
  created_by: 'u1',
  updated_on: 0,
  country: 'GB',
  electricity_grid: 'GB',
  name: 'Leeds',
  address_line1: '1 Mill Lane',
  town_or_city: 'Leeds',
  post_code: 'LS1 1AA',
  area: 10,
};
const theirs = { ...asRead, version: 4, name: 'Leeds mill', area: 12 };
const WHAT_TO_DO = 'Your input is kept. Review what someone else has changed, then save again.';
const REFUSAL = 'Someone else has changed this record. Reload it and try again.';

beforeEach(() => pretendBrowser());

function Edits({ onSaved }: { onSaved: (record: object) => void }) {
  const { create, update } = useSave(location);
  return (
    <SchemaForm
      entity={location}
      stored={asRead}
      layout={layout}
      submitLabel="Update"
      onSaved={onSaved}
      onSubmit={(values, began) => (began ? update(began, values) : create(values))}
    />
  );
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => {
  fireEvent.change(box(name), { target: { value } });
  fireEvent.blur(box(name));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** A server that refuses every version but the one it has. */
async function editsBeside(current: typeof theirs | null, onSaved: (record: object) => void = () => undefined) {
  const server = serve({
    'GET reference': list([]),
    'GET locations/l1': current ? record(current) : { status: 404, body: { err: 'Not found' } },
    'PATCH locations/l1': ({ headers, body }) =>
      headers['if-match'] === '"4"'
        ? record({ ...theirs, ...(body as object), version: 5 })
        : { status: 409, body: { err: REFUSAL } },
  });
  await show(<Edits onSaved={onSaved} />);
  await screen.findByRole('textbox', { name: /^Name/ });
  return server;
}

it('keeps what was typed, takes over what only the other changed, and lets the reader choose the rest', async () => {
  const server = await editsBeside(theirs);

  type(/^Town/, 'Holbeck');
  type(/^Area/, '11');
  await press('Update');

  expect((await screen.findByRole('alert')).textContent).toBe(WHAT_TO_DO);
  expect(screen.queryByText(REFUSAL)).toBeNull();
  const note = screen.getByRole('region', { name: 'Changed by someone else' });
  expect(box(/^Town/).value).toBe('Holbeck');
  expect(box(/^Area/).value).toBe('11');
  await waitFor(() => expect(box(/^Name/).value).toBe('Leeds mill'));
  expect(within(note).getByText('Theirs used').closest('dd')?.textContent).toContain('Leeds mill');
  expect(within(note).getByText(/Yours/).textContent).toBe('Yours: 11');

  await press('Use theirs: Area');
  await waitFor(() => expect(box(/^Area/).value).toBe('12'));
  await press('Update');

  const [, saved] = server.of('PATCH');
  expect(saved?.headers['if-match']).toBe('"4"');
  expect(saved?.body).toEqual({ town_or_city: 'Holbeck' });
});

it('saves what was typed over theirs only when that is asked for again', async () => {
  const server = await editsBeside(theirs);

  type(/^Area/, '11');
  await press('Update');
  await screen.findByRole('region', { name: 'Changed by someone else' });
  await press('Update');

  expect(server.of('PATCH').map(({ body }) => body)).toEqual([{ area: 11 }, { area: 11 }]);
});

it('counts as saved what an earlier attempt saved, whose answer was lost', async () => {
  const onSaved = jest.fn();
  const server = await editsBeside({ ...asRead, version: 4, area: 11 }, onSaved);

  type(/^Area/, '11');
  await press('Update');

  expect(onSaved.mock.calls).toEqual([[expect.objectContaining({ version: 4, area: 11 })]]);
  expect(server.of('PATCH')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Changed by someone else' })).toBeNull();
});

it('does not count as saved what another change left out', async () => {
  const onSaved = jest.fn();
  await editsBeside({ ...asRead, version: 4 }, onSaved);

  type(/^Area/, '11');
  await press('Update');

  expect(onSaved).not.toHaveBeenCalled();
  expect(box(/^Area/).value).toBe('11');
});

it('still keeps what was typed when the record is gone', async () => {
  await editsBeside(null);

  type(/^Area/, '11');
  await press('Update');

  expect((await screen.findByRole('alert')).textContent).toBe(REFUSAL);
  expect(screen.queryByRole('region', { name: 'Changed by someone else' })).toBeNull();
  expect(box(/^Area/).value).toBe('11');
});
