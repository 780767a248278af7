import { utcDay } from '@lichen/contracts/formats/days';
import type { Money } from '@lichen/contracts/entity/fields';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { CodeField, groupedOptions } from './CodeField';
import { DayField } from './DayField';
import { ManyField } from './ManyField';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';
import { SwitchField } from './SwitchField';
import { UnitField } from './UnitField';

beforeEach(() => pretendBrowser());

const german = portalAnswer({ lang: 'DE' });
const box = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;

function Held({ start, seen }: { start: number | null; seen: (value: unknown) => void }) {
  const [value, setValue] = useState<number | null>(start);
  const keep = (next: number | null) => {
    setValue(next);
    seen(next);
  };
  return <NumberField label="Amount" value={value} onChange={keep} required />;
}

function Cost({ seen }: { seen: (value: Money | null) => void }) {
  const [value, setValue] = useState<Money | null>({ currency: 'EUR', amount: 100 });
  const keep = (next: Money | null) => {
    setValue(next);
    seen(next);
  };
  return <MoneyField label="Cost" value={value} onChange={keep} />;
}

describe('NumberField', () => {
  it('takes the decimal key of a keypad for the mark of the reader, and other keys for what they are', async () => {
    const seen: unknown[] = [];
    await show(<Held start={null} seen={(value) => seen.push(value)} />, { answer: german });
    const press = (key: string, code: string) => fireEvent.keyDown(box(/Amount/), { key, code });

    fireEvent.change(box(/Amount/), { target: { value: '1234' } });
    box(/Amount/).setSelectionRange(1, 1);
    press('Delete', 'NumpadDecimal');
    press('.', 'Period');
    expect(box(/Amount/).value).toBe('1234');

    press('.', 'NumpadDecimal');
    expect(box(/Amount/).value).toBe('1,234');
    expect(seen.at(-1)).toBe(1.234);
  });

  it("reads what is typed while it is typed, and prints the reader's own way when left", async () => {
    const seen: unknown[] = [];
    await show(<Held start={1234.5} seen={(value) => seen.push(value)} />, { answer: german });
    expect(box(/Amount/).value).toBe('1.234,5');

    fireEvent.change(box(/Amount/), { target: { value: '97006,25' } });
    expect(box(/Amount/).value).toBe('97006,25');
    fireEvent.blur(box(/Amount/));

    expect(seen).toEqual([97006.25]);
    expect(box(/Amount/).value).toBe('97.006,25');
  });

  it('keeps what it cannot read, and empties to null', async () => {
    const seen: unknown[] = [];
    await show(<Held start={1} seen={(value) => seen.push(value)} />);

    fireEvent.change(box(/Amount/), { target: { value: 'ten' } });
    fireEvent.blur(box(/Amount/));
    expect(box(/Amount/).value).toBe('ten');
    fireEvent.change(box(/Amount/), { target: { value: ' ' } });

    expect(seen).toEqual(['ten', null]);
  });
});

it('names the unit beside its quantity', async () => {
  const seen: string[] = [];
  await show(
    <UnitField
      label="Amount"
      value={5}
      onChange={() => undefined}
      unit="kWh"
      units={['kWh', 'MWh']}
      onUnitChange={(unit) => seen.push(unit)}
    />,
  );
  const unit = screen.getByRole('combobox', { name: 'Amount, Units' });

  fireEvent.mouseDown(unit);
  await act(async () => fireEvent.click(await screen.findByTitle('MWh')));

  expect(seen).toEqual(['MWh']);
});

it('is no money without an amount', async () => {
  serve({ 'GET reference': list([{ code: 'EUR', label: 'Euro' }]) });
  const seen: (Money | null)[] = [];
  await show(<MoneyField label="Cost" value={{ currency: 'GBP', amount: 3 }} onChange={(value) => seen.push(value)} />);

  fireEvent.change(box(/^Cost/), { target: { value: '24,251.50' } });
  fireEvent.change(box(/^Cost/), { target: { value: '' } });

  expect(seen).toEqual([{ currency: 'GBP', amount: 24251.5 }, null]);
});

it('keeps the currency while the amount is typed anew', async () => {
  serve({ 'GET reference': list([{ code: 'EUR', label: 'Euro' }]) });
  const seen: (Money | null)[] = [];
  await show(<Cost seen={(value) => seen.push(value)} />);

  fireEvent.change(box(/^Cost/), { target: { value: '' } });
  fireEvent.change(box(/^Cost/), { target: { value: '200' } });

  expect(seen).toEqual([null, { currency: 'EUR', amount: 200 }]);
});

it('takes the currency before the amount', async () => {
  serve({ 'GET reference': list([{ code: 'EUR', label: 'Euro' }]) });
  const seen: (Money | null)[] = [];
  await show(<MoneyField label="Cost" value={null} onChange={(value) => seen.push(value)} />);

  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Cost, Currency' }));
  fireEvent.click(await screen.findByTitle('EUR'));
  fireEvent.change(box(/^Cost/), { target: { value: '5' } });

  expect(seen).toEqual([{ currency: 'EUR', amount: 5 }]);
});

it('shows the stored calendar day and takes a typed one, whatever the zone', async () => {
  const seen: unknown[] = [];
  await show(<DayField label="From" value={utcDay(2026, 10, 1)} onChange={(day) => seen.push(day)} required />);
  const from = (await screen.findByRole('textbox', { name: /From/ })) as HTMLInputElement;
  expect(from.value).toBe('01/10/2026');

  fireEvent.focus(from);
  fireEvent.input(from, { target: { value: '31.12.26' } });
  fireEvent.blur(from);

  await waitFor(() => expect(seen.at(-1)).toBe(utcDay(2026, 12, 31)));
});

it('says of what is no day that it is none, until a day is typed', async () => {
  await show(<DayField label="From" value={null} onChange={() => undefined} />);
  const from = (await screen.findByRole('textbox', { name: /From/ })) as HTMLInputElement;
  const type = (value: string) => {
    fireEvent.focus(from);
    fireEvent.input(from, { target: { value } });
    fireEvent.blur(from);
  };

  type('31/02/2026');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a date');
  expect(from.getAttribute('aria-invalid')).toBe('true');

  type('25-09-06');
  await waitFor(async () =>
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Can be read as two dates. Write the year in full, such as 2025-09-06',
    ),
  );

  type('28/02/2026');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('groups a reference list by one of its facts', () => {
  const rows = [
    { code: 'GB', label: 'United Kingdom', continent: 'Europe' },
    { code: 'US', label: 'United States', continent: 'North America' },
    { code: 'FR', label: 'France', continent: 'Europe' },
  ];

  expect(groupedOptions(rows, 'continent').map(({ label, options }) => [label, options?.length])).toEqual([
    ['Europe', 2],
    ['North America', 1],
  ]);
  expect(groupedOptions(rows, 'nothing')).toHaveLength(3);
});

it('shows the code itself when the list does not know it', async () => {
  serve({ 'GET reference': list([{ code: 'GB', label: 'United Kingdom' }]) });
  await show(<CodeField label="Country" list="countries" value="ZZ" onChange={() => undefined} />);

  expect(await screen.findByTitle('ZZ')).toBeTruthy();
});

it('is a switch with its label', async () => {
  const seen: unknown[] = [];
  await show(<SwitchField label="Head office" value={false} onChange={(on) => seen.push(on)} />);

  fireEvent.click(screen.getByRole('switch', { name: 'Head office' }));

  expect(seen).toEqual([true]);
});

it('offers several, and keeps the values that people read as words', async () => {
  const onChange = jest.fn();
  const offers = [
    { value: 'supplier', label: 'Lieferant' },
    { value: 'customer', label: 'Kunde' },
  ];
  await show(<ManyField label="Relationship" value={['supplier']} onChange={onChange} offers={offers} />);

  expect(screen.getByText('Lieferant')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Relationship/ }));
  await act(async () => fireEvent.click(await screen.findByTitle('Kunde')));

  expect(onChange).toHaveBeenCalledWith(['supplier', 'customer']);
});
