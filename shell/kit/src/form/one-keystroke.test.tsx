import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { TextField } from '../fields/TextField';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import type { ControlProps, Overrides, Values } from './form-fields';
import { useDebouncedFormValues, useFormValue } from './open-form';
import { SchemaForm } from './SchemaForm';

const NAMES = ['name', 'address_line1', 'town_or_city', 'post_code'] as const;
const layout = [{ fields: NAMES }];

/** Counts the renders of each since the last question. */
const drawn = new Map<string, number>();
const count = (what: string) => drawn.set(what, (drawn.get(what) ?? 0) + 1);
function drawnSince(): Record<string, number> {
  const found = Object.fromEntries(drawn);
  drawn.clear();
  return found;
}

function Counted({ form: _form, ...field }: ControlProps) {
  count(field.label);
  return <TextField {...field} value={field.value as string} />;
}

const counted = { control: Counted };

/** A town that is named fills in a hint of the post code; a site called London has no address. */
const overrides = (values: Values): Overrides => ({
  name: counted,
  address_line1: { ...counted, hidden: values['name'] === 'London' },
  town_or_city: counted,
  post_code: { ...counted, ...(values['town_or_city'] ? { hint: `Post code of ${values['town_or_city']}` } : {}) },
});

function Beside() {
  count('beside');
  return <output aria-label="Name">{useFormValue(({ name }) => String(name))}</output>;
}

function Late() {
  count('late');
  return <output aria-label="Late">{String(useDebouncedFormValues(50)['name'])}</output>;
}

async function opened() {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
  const view = await show(
    <SchemaForm
      entity={location}
      initial={{ ...LOCATION_DEFAULTS, name: 'Leeds' }}
      layout={layout}
      overrides={overrides}
      aside={
        <>
          <Beside />
          <Late />
        </>
      }
      submitLabel="Add"
      onSubmit={async () => ({ state: 'unchanged' })}
    />,
  );
  await screen.findByRole('textbox', { name: /^Name/ });
  drawnSince();
  return view;
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('draws again the field that was typed in, and nothing else', async () => {
  await opened();
  type(/^Post/, 'LS1');
  expect(Object.keys(drawnSince())).toEqual(['Post code']);
});

it('draws again a field whose overrides changed', async () => {
  await opened();
  type(/^Town/, 'York');
  expect(Object.keys(drawnSince()).toSorted()).toEqual(['Post code', 'Town or city']);
  expect(screen.getByText('Post code of York')).toBeTruthy();
});

it('draws what stands beside the fields when the value that it reads is another', async () => {
  await opened();
  type(/^Name/, 'Hull');
  expect(Object.keys(drawnSince()).toSorted()).toEqual(['Name', 'beside']);
  expect(screen.getByLabelText('Name', { selector: 'output' }).textContent).toBe('Hull');
});

it('hands on all values once nobody has typed for a while', async () => {
  await opened();
  type(/^Name/, 'Hu');
  type(/^Name/, 'Hull');
  expect(drawnSince()['late']).toBeUndefined();
  await waitFor(() => expect(screen.getByLabelText('Late').textContent).toBe('Hull'));
  expect(drawnSince()['late']).toBe(1);
});

it('keeps the value of a field while it is hidden', async () => {
  await opened();
  type(/^Address line 1/, '1 Mill Lane');
  type(/^Name/, 'London');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Address line 1/ })).toBeNull());
  type(/^Name/, 'Leeds');
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Address line 1/ });
  expect(address.value).toBe('1 Mill Lane');
});
