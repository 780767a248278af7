import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import type { FieldOverrides } from './form-fields';
import { useFormValue } from './open-form';
import { SchemaForm } from './SchemaForm';

const layout = [{ fields: ['amount'] }];
const sent = jest.fn();

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
  sent.mockReset();
});

const Units = () => <output>{useFormValue(({ units }) => String(units))}</output>;

function Form({ amount, given = {} }: { amount: number | null; given?: FieldOverrides }) {
  return (
    <SchemaForm
      entity={fuelActivity}
      initial={{ amount, units: 'kWh', quantity: 1 }}
      layout={layout}
      overrides={{ amount: { unitField: 'units', ...given } }}
      submitLabel="Add"
      aside={<Units />}
      onSubmit={async (values) => {
        sent(values);
        return { state: 'unchanged' };
      }}
    />
  );
}

const unit = () => document.querySelector('.k-field-pair .ant-select-selection-item')?.textContent;

it('begins with a unit that fits what was chosen', async () => {
  await show(<Form amount={null} given={{ units: ['L', 'kg'] }} />);
  await waitFor(() => expect(unit()).toBe('L'));
});

it('leaves the unit of a stated amount as it is', async () => {
  await show(<Form amount={5} given={{ units: ['L', 'kg'] }} />);
  expect(unit()).toBe('kWh');
});

it('touches no unit of a field that is hidden', async () => {
  await show(<Form amount={null} given={{ units: ['L'], hidden: true }} />);
  expect(document.querySelector('.k-field-pair')).toBeNull();
  expect(screen.getByText('kWh')).toBeTruthy();
});

it('asks for an amount that is needed before anything is sent', async () => {
  await show(<Form amount={null} given={{ required: true }} />);
  expect(screen.queryByText('optional')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Required');
  expect(sent).not.toHaveBeenCalled();
});

const SITE = { ...LOCATION_DEFAULTS, name: 'Leeds', address_line1: '1', town_or_city: 'Leeds', post_code: 'LS1' };

it.each([
  ['asks for a field that is needed', false, 0],
  ['asks for nothing of one that is hidden', true, 1],
])('%s', async (_what, hidden, times) => {
  await show(
    <SchemaForm
      entity={location}
      initial={{ ...SITE, country: 'GB', electricity_grid: 'GB' }}
      layout={[{ fields: ['name', 'area'] }]}
      overrides={{ area: { required: true, hidden } }}
      submitLabel="Add"
      onSubmit={async (values) => {
        sent(values);
        return { state: 'unchanged' };
      }}
    />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  expect(sent).toHaveBeenCalledTimes(times);
  expect(screen.queryAllByText('Required')).toHaveLength(1 - times);
});
