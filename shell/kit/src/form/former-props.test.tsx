import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { ActionButton } from './ActionButton';
import { EntityFacts } from './EntityFacts';
import type { FormApi, Values } from './form-fields';
import { SchemaForm } from './SchemaForm';

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
});

const layout = [{ fields: ['name', 'post_code'] }];
const initial = { ...LOCATION_DEFAULTS, name: 'Leeds' };

function Naming({ hand }: { hand: () => FormApi }) {
  return (
    <button type="button" onClick={() => hand().set({ name: 'London' })}>
      Move
    </button>
  );
}

/** A page written for an earlier release. */
function Former() {
  const [values, setValues] = useState<Values>({});
  const touches = {
    name: { control: Naming },
    post_code: { isHidden: ({ name }: Values) => name === 'London', hint: `Of ${String(values['name'])}` },
  };
  const former = { touches, onValues: setValues };
  return (
    <SchemaForm
      {...former}
      {...{ entity: location, layout, initial, submitLabel: 'Add' }}
      onSubmit={async () => ({ state: 'unchanged' })}
    />
  );
}

it('draws the form of an earlier release', async () => {
  await show(<Former />);
  expect(await screen.findByText('Of Leeds')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move' })));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Post/ })).toBeNull());
});

it('draws the facts and the button of an earlier release', async () => {
  const run = jest.fn();
  const facts = { entity: location, record: { name: 'London', post_code: 'N1' }, layout };
  const touches = { post_code: { isHidden: ({ name }: Values) => name === 'London' } };
  const form: FormApi = { values: {}, set: () => undefined };
  const button = { action: { label: 'Go', run, isRunning: false, error: null }, hand: () => form };
  await show(
    <>
      <EntityFacts {...{ ...facts, touches }} />
      <ActionButton {...(button as unknown as Parameters<typeof ActionButton>[0])} />
    </>,
  );
  expect(screen.getByText('London')).toBeTruthy();
  expect(screen.queryByText('N1')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go' })));
  expect(run).toHaveBeenCalledWith(form);
});
