import { fuelActivity } from '@lichen/contracts/activities/types/fuel.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import type { FieldOverrides } from './form-fields';
import { SchemaForm } from './SchemaForm';

const layout = [{ fields: ['amount'] }];
const sent = jest.fn();
const seen = jest.fn();

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
  sent.mockReset();
  seen.mockReset();
});

function Form({ amount, given = {} }: { amount: number | null; given?: FieldOverrides }) {
  return (
    <SchemaForm
      entity={fuelActivity}
      initial={{ amount, units: 'kWh', quantity: 1 }}
      layout={layout}
      overrides={{ amount: { unitField: 'units', ...given } }}
      submitLabel="Add"
      onValues={seen}
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

it('overrides no unit of a field that is hidden', async () => {
  await show(<Form amount={null} given={{ units: ['L'], isHidden: () => true }} />);
  expect(document.querySelector('.k-field-pair')).toBeNull();
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ units: 'kWh' }));
});

it('asks for an amount that is needed before anything is sent', async () => {
  await show(<Form amount={null} given={{ required: true }} />);
  expect(screen.queryByText('optional')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Required');
  expect(sent).not.toHaveBeenCalled();
});
