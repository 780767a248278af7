import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { asDataError, dataError } from '../data/data-error';
import type { Outcome } from '../data/writes';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { SchemaForm } from './SchemaForm';
import type { SchemaFormProps } from './SchemaFormView';

const layout = [
  { title: 'Where', fields: ['name', 'address_line1', 'town_or_city', 'post_code', 'area', 'head_office'] },
];
const rest = { ...LOCATION_DEFAULTS, country: 'GB', electricity_grid: 'GB' };

async function showForm(props: Partial<SchemaFormProps> = {}) {
  const sent: unknown[] = [];
  let answer: Outcome<object> = { state: 'saved', record: {} };
  const onSubmit = async (values: unknown) => {
    sent.push(values);
    return answer;
  };
  await show(
    <SchemaForm entity={location} layout={layout} initial={rest} submitLabel="Add" onSubmit={onSubmit} {...props} />,
  );
  await screen.findByRole('textbox', { name: /^Name/ });
  return { sent, answers: (next: Outcome<object>) => (answer = next) };
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function fill() {
  type(/^Name/, 'Leeds');
  type(/^Address line 1/, '1 Mill Lane');
  type(/^Town/, 'Leeds');
  type(/^Post/, 'LS1 1AA');
}

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
});

it('says Required under each field the contract requires, and takes the error away when it is edited', async () => {
  const { sent } = await showForm();

  await press('Add');

  const name = screen.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Required')).toHaveLength(4);
  const described = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Required');
  expect(sent).toEqual([]);

  type(/^Name/, 'Leeds');
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
});

it('sends what was typed, numbers as numbers', async () => {
  const { sent } = await showForm();

  await fill();
  type(/^Area/, '1,234.5');
  await press('Add');

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: 'Leeds', area: 1234.5, head_office: false, country: 'GB' });
});

it('uses the words of the contract for a number it cannot read', async () => {
  const { sent } = await showForm();

  await fill();
  type(/^Area/, 'a lot');
  await press('Add');

  expect(await screen.findByText('Enter a number')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says while it is typed that a number is above what the field takes', async () => {
  await showForm();

  type(/^Area/, '1000000001');
  expect(await screen.findByText('Too large')).toBeTruthy();

  type(/^Area/, '100');
  await waitFor(() => expect(screen.queryByText('Too large')).toBeNull());
});

it("shows the server's errors under their fields and stays open", async () => {
  const { answers } = await showForm();
  answers({ state: 'failed', error: dataError({ status: 400, message: 'Taken', errors: { name: 'Taken' } }) });

  await fill();
  await press('Add');

  const name = screen.getByRole('textbox', { name: /^Name/ });
  await waitFor(() =>
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Taken'),
  );
});

it('shows an unexpected failure above the form, in the specified words', async () => {
  const { answers } = await showForm();
  answers({ state: 'failed', error: asDataError(new Error('boom')) });

  await fill();
  await press('Add');

  expect(await screen.findByText('An unexpected error has occurred. Please try again')).toBeTruthy();
});

it("says 'Nothing changed' and stays", async () => {
  const { answers } = await showForm();
  answers({ state: 'unchanged' });

  await fill();
  await press('Add');

  expect((await screen.findByRole('alert')).textContent).toContain('Nothing changed');
});

it('cannot be sent twice at once', async () => {
  let finish: (outcome: Outcome<object>) => void = () => undefined;
  let count = 0;
  await showForm({
    onSubmit: () => {
      count += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  await fill();
  const form = screen.getByRole('button', { name: 'Add' }).closest('form') as HTMLFormElement;

  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });

  expect(count).toBe(1);
  await act(async () => finish({ state: 'saved', record: {} }));
});

it('tells the page which field a person changed, and lets it set others', async () => {
  const { sent } = await showForm({
    onFieldChange: (name, form) => {
      if (name === 'name') form.set({ address: `${String(form.values['name'])} site` });
    },
  });

  await fill();
  await press('Add');

  await waitFor(() => expect(sent[0]).toMatchObject({ address: 'Leeds site' }));
});

const LEEDS = {
  _id: 'l1',
  ...rest,
  name: 'Leeds',
  address_line1: '1',
  town_or_city: 'L',
  post_code: 'x',
  version: 1,
  created_on: 0,
  created_by: 'u1',
  updated_on: 0,
};

/** A page whose record changes by a push while its form is open. */
function Pushed({ onSubmit }: Pick<SchemaFormProps, 'onSubmit'>) {
  const [stored, push] = useState(LEEDS);
  return (
    <>
      <button type="button" onClick={() => push({ ...LEEDS, version: 2, name: 'York' })}>
        Push
      </button>
      <SchemaForm entity={location} layout={layout} stored={stored} submitLabel="Update" onSubmit={onSubmit} />
    </>
  );
}

it('hands over the record as it was when the form opened, whatever is pushed meanwhile', async () => {
  const saved: unknown[] = [];
  const onSubmit: SchemaFormProps['onSubmit'] = async (_values, began) => {
    saved.push(began);
    return { state: 'unchanged' };
  };
  await show(<Pushed onSubmit={onSubmit} />);
  await screen.findByRole('textbox', { name: /^Name/ });

  await press('Push');
  await press('Update');

  expect(saved).toEqual([LEEDS]);
});

function Changing() {
  const [isNamed, setNamed] = useState(false);
  return (
    <SchemaForm
      entity={location}
      layout={layout}
      initial={rest}
      overrides={{ post_code: { disabled: !isNamed } }}
      onFieldChange={(name) => name === 'name' && setNamed(true)}
      submitLabel="Add"
      onSubmit={async () => ({ state: 'unchanged' })}
    />
  );
}

it('lets what the page says of a field change while the form is open', async () => {
  await show(<Changing />);
  const postCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Post/ });
  expect((await postCode()).disabled).toBe(true);

  type(/^Name/, 'Leeds');

  await waitFor(async () => expect((await postCode()).disabled).toBe(false));
});
