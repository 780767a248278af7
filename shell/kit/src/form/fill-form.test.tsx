import { location } from '@lichen/contracts/business/location.entity';
import { fireEvent, screen } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { useFillForm } from './open-form';
import { SchemaForm } from './SchemaForm';

function Fill({ focus }: { focus: string }) {
  const fill = useFillForm();
  return (
    <button type="button" onClick={() => fill({ name: 'Mill', town_or_city: 'Leith' }, focus)}>
      Fill
    </button>
  );
}

test('values put into a form are shown as if typed, with the focus in the field to look at', async () => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
  const sent = jest.fn(async () => ({ state: 'unchanged' }) as const);
  await show(
    <SchemaForm
      entity={location}
      layout={[{ fields: ['name', 'town_or_city'] }]}
      submitLabel="Add"
      onSubmit={sent}
      aside={<Fill focus="town_or_city" />}
    />,
  );
  fireEvent.click(await screen.findByText('Fill'));
  const town = await screen.findByDisplayValue('Leith');
  expect(document.activeElement).toBe(town);
  expect(screen.getByDisplayValue('Mill')).not.toBe(town);
  expect(sent).not.toHaveBeenCalled();
});

test('the focus in a unit is in the select beside its amount', async () => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
  await show(
    <SchemaForm
      entity={location}
      layout={[{ fields: ['name', 'area'] }]}
      overrides={() => ({ area: { unitField: 'area_units' } })}
      submitLabel="Add"
      onSubmit={async () => ({ state: 'unchanged' })}
      aside={<Fill focus="area_units" />}
    />,
  );
  fireEvent.click(await screen.findByText('Fill'));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Area, / }));
});
