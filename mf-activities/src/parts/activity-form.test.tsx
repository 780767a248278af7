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
