import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TYPE_FORMS } from '../types/type-forms';
import { ActivityForm } from './ActivityForm';

beforeEach(() => pretendBrowser());

const WORKS = { _id: 'works', name: 'Works', country: 'US', water_units: 'L', electricity_units: 'MWh' };

async function opened(type: ActivityType) {
  const server = serve({
    'GET reference': list([]),
    ...{ 'GET locations': list([WORKS]), 'GET locations/works': record(WORKS) },
    ...{ 'GET vehicles': list([]), 'GET partners': list([]), 'GET tags': list([]) },
  });
  await show(<ActivityForm form={await TYPE_FORMS[type]()} />);
  await screen.findByText('Add');
  return server;
}

const offered = (text: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option')].find((one) => one.textContent === text);
    if (!found) throw new Error(`${text} is not offered`);
    return found;
  });

async function pick(label: string, text: string) {
  fireEvent.mouseDown(await screen.findByLabelText(label));
  const option = await offered(text);
  await act(async () => fireEvent.click(option));
}

const shownIn = (label: string) => {
  const [control] = screen.getAllByLabelText(label);
  return control?.closest('.ant-select')?.querySelector('.ant-select-selection-item')?.textContent;
};

test.each([
  ['water_activitys', 'm3', 'L'],
  ['electricity_activitys', 'kWh', 'MWh'],
] as const)('%s takes its units from the location that is chosen', async (type, before, after) => {
  await opened(type);
  expect(shownIn('Amount, Units')).toBe(before);
  await pick('Location', 'Works');
  await waitFor(() => expect(shownIn('Amount, Units')).toBe(after));
});

test('of a chosen location all of its vehicles are offered, and no other', async () => {
  const { asked } = await opened('vehicle_activitys');
  await pick('Location optional', 'Works');
  await waitFor(() => {
    const last = asked.filter(({ path }) => path === 'vehicles').at(-1);
    expect(Object.fromEntries(last?.query ?? [])).toEqual({ location_id: 'works', limit: '2000' });
  });
});

const JOB = { _id: 'job', version: 1, created_on: 0, created_by: 'u', updated_on: 0, extracted_customer: 'Acme Ltd' };
const ACME = { _id: 'acme', version: 1, name: 'ACME ltd' };

async function openedJob(partners: readonly object[]) {
  const server = serve({
    ...{ 'GET reference': list([]), 'GET locations': list([]), 'GET profiles': list([]), 'GET tags': list([]) },
    'GET partners': list([{ _id: 'other', version: 1, name: 'Acme Ltd & Sons' }, ...partners]),
    ...{ 'GET partners/acme': record(ACME), 'POST partners': record(ACME) },
  });
  await show(<ActivityForm form={await TYPE_FORMS.upstream_transmission_distribution()} stored={JOB} />);
  await screen.findByText('Customer name in the document: Acme Ltd');
  return server;
}

const pressed = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

test('the customer that a document names is chosen where there is one of that name, and else made', async () => {
  const known = await openedJob([ACME]);
  await pressed('Choose this customer');
  await waitFor(() => expect(shownIn('Customer optional')).toBe('ACME ltd'));
  expect(screen.queryByRole('button', { name: 'Choose this customer' })).toBeNull();
  expect(known.asked.filter(({ method, path }) => method === 'POST' && path === 'partners')).toEqual([]);
});

test('a customer that a document names and nobody knows is made with its role', async () => {
  const { asked } = await openedJob([]);
  await pressed('Add partner');
  await waitFor(() => expect(shownIn('Customer optional')).toBe('ACME ltd'));
  const sent = asked.filter(({ path, method }) => path === 'partners' && method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Acme Ltd', partner_roles: ['customer'] }]);
});

test('what a purchase lacks to have a figure is said at its field, while it is typed', async () => {
  const day = Date.UTC(2025, 9, 1);
  serve({
    'GET reference': list([]),
    ...{ 'GET locations': list([WORKS]), 'GET partners': list([]), 'GET products': list([]), 'GET tags': list([]) },
    ...{ 'GET locations/works': record(WORKS), 'GET partners/p': record({}), 'GET products/q': record({}) },
    'POST purchased_goods_activitys/preview': record({
      rows: [{ scope: 'scope_3', component: 'direct', err_msg: 'x', problem: { code: 'noBasis', params: {} } }],
    }),
    'POST check_activity': list([]),
  });
  const form = await TYPE_FORMS.purchased_goods_activitys();
  const start = {
    ...form.start,
    ...{ partner_id: 'p', product_id: 'q', location_id: 'works', order_date: day, applied: true },
    ...{ unit_type: 'simple', size: 1, quantity: 1, units: 'kg', recycle: 0 },
  };
  await show(<ActivityForm form={form} start={start} />);
  const material = await screen.findByLabelText(/^Material/);
  await waitFor(() => expect(material.getAttribute('aria-describedby')).toBeTruthy());
  const hint = document.getElementById(material.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Choose a material, or enter the cost and the industry of the supplier');
});
