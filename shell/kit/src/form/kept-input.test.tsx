import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { closeDrafts, openDrafts } from '../drafts/kept-drafts';
import { Link } from '../modules/router';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { list, record, serve } from '../testing/server';
import { show } from '../testing/show';
import { reloadPage } from '../unsaved-changes/reload-page';
import { useFillForm } from './open-form';
import { RecordForm } from './RecordForm';

const LEEDS = {
  ...LOCATION_DEFAULTS,
  ...{ _id: 'l1', version: 1, created_on: 0, created_by: 'u1', updated_on: 0 },
  ...{ name: 'Leeds', address_line1: '1', town_or_city: 'Leeds', post_code: 'LS1' },
  ...{ country: 'GB', electricity_grid: 'GB' },
};

/** A quarter to eleven on the clock of whoever runs this. */
const TYPED = new Date(2026, 9, 15, 10, 42).getTime();

beforeEach(() => {
  pretendBrowser();
  sessionStorage.clear();
  openDrafts('u1');
});

interface Visit extends Partial<ComponentProps<typeof RecordForm>> {
  at?: string;
  now?: number;
  person?: string;
}

/** The form as somebody opens it, and how it is taken away: by nobody's wish. */
async function opened({ at = '/sites/new', now = TYPED, person = 'u1', ...props }: Visit = {}) {
  serve({
    'GET reference': list([]),
    'POST locations': record({ ...LEEDS, _id: 'made' }),
    'PATCH locations/l1': record({ ...LEEDS, version: 2 }),
  });
  const answer = portalAnswer();
  const view = await show(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <RecordForm
        key={at}
        entity={location}
        layout={[{ fields: ['name', 'town_or_city'] }]}
        to={(id) => `/sites/${id}`}
        list="/sites"
        {...props}
      />
    </>,
    { at, now, answer: { ...answer, user: { ...answer.user, _id: person } } },
  );
  await screen.findByRole('textbox', { name: /^Name/ });
  return view;
}

const box = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const type = (value: string, name = /^Name/) => act(async () => fireEvent.change(box(name), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const note = () => screen.queryByText(/^Your unsaved changes from/)?.textContent ?? null;

/** Types into a form that is then taken away, as by a stopped remote or a reload. */
async function typed(value: string, visit: Visit = {}) {
  const { unmount } = await opened(visit);
  await type(value);
  unmount();
}

it('offers what was typed when the form is opened anew, and puts it back', async () => {
  await typed('Hull');
  const { unmount } = await opened();
  expect(note()).toBe('Your unsaved changes from 10:42 were kept.');
  expect(box(/^Name/).value).toBe('');
  await press('Restore');
  expect([box(/^Name/).value, note()]).toEqual(['Hull', null]);
  unmount();

  await opened({ now: TYPED + 24 * 3_600_000 });
  expect(note()).toBe('Your unsaved changes from 15/10/2026 10:42 were kept.');
});

it('says nothing where nobody typed, of another form, record or person', async () => {
  (await opened()).unmount();
  (await opened()).unmount();
  expect(note()).toBeNull();
  await typed('Hull', { stored: LEEDS });
  for (const other of [{}, { stored: { ...LEEDS, _id: 'l2' } }, { stored: LEEDS, person: 'u2' }]) {
    const { unmount } = await opened(other);
    expect(note()).toBeNull();
    unmount();
  }
  await opened({ stored: LEEDS, at: '/elsewhere?edit=l1' });
  expect(note()).not.toBeNull();
});

it.each(['Restore', 'Discard'])(
  'keeps what is typed beside an offer that nobody answered, until %s',
  async (answer) => {
    await typed('Hull');
    const { unmount } = await opened();
    await type('York', /^Town or city/);
    await press(answer);
    unmount();
    await opened();
    await press('Restore');
    expect([box(/^Name/).value, box(/^Town or city/).value]).toEqual([answer === 'Restore' ? 'Hull' : '', 'York']);
  },
);

it('forgets it once it is saved, discarded, typed back, or given up', async () => {
  const isOffered = async () => {
    const { unmount } = await opened({ stored: LEEDS });
    const found = note() !== null;
    unmount();
    return found;
  };
  const view = await opened({ stored: LEEDS });
  await type('Hull');
  await press('Update');
  await waitFor(() => expect(view.address()).toBe('/sites/l1'));
  view.unmount();
  expect(await isOffered()).toBe(false);

  await typed('Hull', { stored: LEEDS });
  const discarded = await opened({ stored: LEEDS });
  await press('Discard');
  expect(note()).toBeNull();
  discarded.unmount();
  expect(await isOffered()).toBe(false);

  const back = await opened({ stored: LEEDS });
  await type('Hull');
  await type('Leeds');
  back.unmount();
  expect(await isOffered()).toBe(false);

  const left = await opened({ stored: LEEDS });
  await type('Hull');
  await press('Cancel');
  await press('Leave');
  await waitFor(() => expect(left.address()).toBe('/sites/l1'));
  left.unmount();
  expect(await isOffered()).toBe(false);
});

it('is given up by whoever leaves the page by a link and says so', async () => {
  const left = await opened();
  await type('Hull');
  await act(async () => fireEvent.click(screen.getByText('Elsewhere')));
  await press('Leave');
  await waitFor(() => expect(left.address()).toBe('/elsewhere'));
  left.unmount();
  await opened();
  expect(note()).toBeNull();
});

it('shows beside it what somebody else saved meanwhile', async () => {
  await typed('Hull', { stored: LEEDS });
  const theirs = { ...LEEDS, version: 2, name: 'Leeds Dock', town_or_city: 'Bramley' };
  await opened({ stored: theirs });
  await press('Restore');
  expect(box(/^Name/).value).toBe('Hull');
  expect(box(/^Town or city/).value).toBe('Bramley');
  expect(screen.getByRole('region', { name: 'Changed by someone else' }).textContent).toContain('Leeds Dock');
});

it('asks no question before a reload that the portal offers, unless it would lose something', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await opened();
  await type('Hull');
  expect(asks()).toBe(true);
  reloadPage();
  expect([asks(), asks()]).toEqual([false, true]);
  closeDrafts();
  await type('Hull Dock');
  reloadPage();
  expect(asks()).toBe(true);
});

/** Fills a field without anybody typing in it, as forms do once they know what stands behind a choice. */
function FillsTown() {
  const fill = useFillForm();
  return (
    <button type="button" onClick={() => fill({ town_or_city: 'Hull' }, null)}>
      Fill
    </button>
  );
}

it('takes what is filled in without typing for nobody’s draft, until somebody types beside it', async () => {
  const first = await opened({ aside: <FillsTown /> });
  await press('Fill');
  first.unmount();
  const { unmount } = await opened({ aside: <FillsTown /> });
  expect(note()).toBeNull();
  await press('Fill');
  await type('Dye works');
  unmount();
  await opened();
  await press('Restore');
  expect([box(/^Name/).value, box(/^Town or city/).value]).toEqual(['Dye works', 'Hull']);
});
