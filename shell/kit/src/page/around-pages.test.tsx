import type { ReactNode } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { USUAL_CURRENCY } from '../fields/MoneyField';
import { draftErrors } from '../form/form-fields';
import { PERIOD_SHORTCUTS, shortcutPeriod } from '../format/days';
import { useFormat } from '../format/useFormat';
import { useNotify } from '../data/notify';
import { NoticeProvider } from '../panel/notices';
import { PortalProvider, usePortal } from '../portal/portal';
import { Slot, SlotProvider } from '../portal/Slot';
import { useUrlState } from '../table/useUrlState';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { serve } from '../testing/server';
import { show } from '../testing/show';
import { using } from '../testing/using';

const SpokenLanguage = () => <p>{usePortal().language}</p>;

function Teller() {
  const notify = useNotify();
  const tellAll = () => {
    notify('Saved');
    notify('Saved');
    notify('Refused', 'bad');
  };
  return (
    <button type="button" onClick={tellAll}>
      Tell
    </button>
  );
}

beforeEach(() => {
  pretendBrowser();
  serve({});
});

it('says who is here, what they may do, and which day it is', async () => {
  const answer = portalAnswer({ roles: ['user', 'edit_staff'], lang: 'FR' });
  const { said } = await using(usePortal, { answer });

  expect([said().user.first_name, said().language]).toEqual(['Kim', 'FR']);
  expect([said().may(['edit_staff', 'admin']), said().may(['admin']), said().may(profile.actions.set_lang)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(said().today()).toBe(utcDay(2026, 10, 15));
});

it('lets a nearer visit stand above the one around it', async () => {
  const other = portalAnswer({ lang: 'DE' });
  await show(
    <PortalProvider answer={other}>
      <SpokenLanguage />
    </PortalProvider>,
  );

  expect(screen.getByText('DE')).toBeTruthy();
});

it("writes figures in the reader's language and the unit of the account", async () => {
  const english = await using(useFormat, { answer: portalAnswer({ emission_units: 't' }) });
  english.unmount();
  const german = await using(useFormat, { answer: portalAnswer({ emission_units: 'kg', lang: 'DE' }) });

  expect([english.said().co2('12704.28'), english.said().day(utcDay(2026, 10, 31))]).toEqual(['12.704', '31/10/2026']);
  expect([german.said().co2('12704.28'), german.said().number(97_006.5)]).toEqual(['12.704,280', '97.006,5']);
  expect([USUAL_CURRENCY, english.said().money({ currency: 'GBP', amount: 1204.5 })]).toEqual(['GBP', 'GBP 1,204.50']);
});

it('puts into a place what the shell has for it, and nothing where it has nothing', async () => {
  const fill = (name: string, props: object, otherwise: ReactNode) =>
    name === 'dashboard.main' ? <p>{JSON.stringify(props)}</p> : otherwise;
  await show(
    <SlotProvider value={fill}>
      <Slot name="dashboard.main" props={{ year: 2026 }} />
      <Slot name="dashboard.side" props={{ year: 1999 }} />
      <Slot name="document.list" props={{ field: 'location_id', id: 'a' }} otherwise={<p>Not available yet</p>} />
    </SlotProvider>,
  );

  expect(screen.getByText('{"year":2026}')).toBeTruthy();
  expect(screen.queryByText(/1999/)).toBeNull();
  expect(screen.getByText('Not available yet')).toBeTruthy();
});

it('tells a thing once, and takes it away after five seconds', async () => {
  jest.useFakeTimers();
  await show(
    <NoticeProvider>
      <Teller />
    </NoticeProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tell' })));
  expect(screen.getAllByText(/Saved|Refused/).map(({ textContent }) => textContent)).toEqual(['✓ Saved', '! Refused']);

  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(screen.queryByText(/Saved|Refused/)).toBeNull();
});

it('keeps what is chosen in the address, and begins at the first page again', async () => {
  const { said, address } = await using(useUrlState, { at: '/list?page=3&tag=a&open=x' });

  await act(async () => said().set({ tag: ['b', 'c'], open: null }));
  expect(address()).toBe('/list?tag=b&tag=c');
  await act(async () => said().set({ page: 2 }, { keepPage: true }));

  expect([said().many('tag'), said().one('page'), said().one('open')]).toEqual([['b', 'c'], '2', null]);
});

it('knows every named stretch of days, as days that lie in order', () => {
  const today = utcDay(2026, 3, 1);
  for (const shortcut of PERIOD_SHORTCUTS) {
    const { from, to } = shortcutPeriod(shortcut, today);
    expect([shortcut, (from ?? 0) <= (to ?? 0)]).toEqual([shortcut, true]);
  }
  expect(shortcutPeriod('Last month', today)).toEqual({ from: utcDay(2026, 2, 1), to: today - DAY });
});

it('says of a draft what is wrong, under the names of its fields', () => {
  expect(draftErrors(profile, { first_name: '', last_name: 'a.b', role: 'x'.repeat(51) }, 0)).toMatchObject({
    first_name: 'Required',
    last_name: 'Invalid name',
    role: expect.any(String),
  });
});
