import type { Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CalcTable } from './CalcTable';

beforeEach(() => pretendBrowser());

const calc = (_id: string, more: object) => ({
  ...{
    _id,
    version: 3,
    created_on: 0,
    created_by: 'u1',
    updated_on: 0,
    activity_id: 'a',
    CO2: 12_703.9057,
    units: 'kg',
  },
  ...{ method: 'factor', component: 'direct', scope: 'scope_2', scope2_basis: 'location', engine_version: '2.1.0' },
  ...{ exact_kg: null, used: true, superseded_by: null, err_msg: null, source: 'UK Government 2026' },
  ...{ scope3_category: null, ...more },
});
const BILL = { _id: 'a', activity_type: 'electricity_activitys', scope: 'scope_2' } as const;
const ROWS = [
  calc('made', {}),
  calc('stated', {
    method: 'manual',
    engine_version: null,
    used: false,
    source: null,
    reason: 'Statement',
    CO2: 2,
    units: 't',
  }),
  calc('without', {
    component: 'td',
    CO2: null,
    used: false,
    source: null,
    err_msg: 'No emission factor found for steam',
  }),
];

async function showTable(roles: Role[] = ['admin', 'user']) {
  const server = serve({ 'GET emission_calcs': list(ROWS) });
  await show(<CalcTable activity={BILL} howId={null} onHow={() => undefined} />, { answer: portalAnswer({ roles }) });
  await screen.findByText('UK Government 2026');
  return server;
}

const rowOf = (words: string | RegExp) => screen.getByRole('row', { name: words });
const buttonsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

it('has the specified columns, three decimals, and a message in red in place of a figure', async () => {
  await showTable();

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Method', 'Source', 'Scope', 'CO₂e, t', 'Actions'],
  ]);
  expect(within(rowOf(/Location-based/)).getByText('12.704')).toBeTruthy();
  expect(within(rowOf(/Statement/)).getByText('2.000')).toBeTruthy();
  const failed = within(rowOf(/Transmission & distribution losses/));
  expect(failed.getByText('No emission factor found for steam').className).toBe('act-wrong');
  expect(buttonsOf(rowOf(/Transmission & distribution losses/))).toEqual(['Transmission & distribution losses']);
});

it('uses for reporting what is not used, and lets people change and delete their own alone', async () => {
  const server = await showTable();
  server.routes['PATCH emission_calcs/stated'] = record(calc('stated', { version: 4 }));
  server.routes['DELETE emission_calcs/stated'] = record({ _id: 'stated' });
  expect(buttonsOf(rowOf(/Location-based/))).not.toContain('Use for reporting');
  expect(buttonsOf(rowOf(/Location-based/))).not.toContain('Delete');

  fireEvent.click(within(rowOf(/Statement/)).getByRole('button', { name: 'Use for reporting' }));
  await waitFor(() => expect(server.of('PATCH').map(({ body }) => body)).toEqual([{ used: true }]));

  fireEvent.click(within(rowOf(/Statement/)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(TEXTS.deleteCalculation)).toBeTruthy();
  expect(server.of('DELETE')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.of('DELETE')).toHaveLength(1));
});

it('asks why another calculated record is used, where the server wants to know', async () => {
  const server = serve({
    'GET emission_calcs': list([...ROWS, calc('share', { method: 'revenue', used: false, source: 'Annual return' })]),
    'PATCH emission_calcs/share': { status: 400, body: { err: 'Invalid', errors: { reason: 'Required' } } },
  });
  await show(<CalcTable activity={BILL} howId={null} onHow={() => undefined} />);
  fireEvent.click(within(await screen.findByRole('row', { name: /Annual return/ })).getByText('Use for reporting'));

  const dialog = await screen.findByRole('dialog', { name: 'Use for reporting' });
  expect(dialog.textContent).toContain('Another record would be used by default.');
  server.routes['PATCH emission_calcs/share'] = record(calc('share', { method: 'revenue', version: 4 }));
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Own scrap' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use for reporting' }));
  await waitFor(() =>
    expect(server.of('PATCH').map(({ body }) => body)).toEqual([{ used: true }, { used: true, reason: 'Own scrap' }]),
  );
});

it('can only be read by those who see it on the page of another area', async () => {
  await showTable(['user', 'edit_business']);

  expect(screen.queryByRole('button', { name: /Add|Edit|Delete|Use for reporting/ })).toBeNull();
});

it('says of an activity that nothing is counted for why it has no row', async () => {
  serve({ 'GET emission_calcs': list([]) });
  await show(<CalcTable activity={BILL} howId={null} onHow={() => undefined} />);

  expect(await screen.findByText('No emissions are counted for this.')).toBeTruthy();
  expect(screen.queryByText('No data found')).toBeNull();
});

it('offers the quantities of the activity to state a figure on, each once, or takes another', async () => {
  const offered = (basis: number, basis_units: string) => ({ label: 'Amount', basis, basis_units });
  const rows = [
    calc('made', { basis_options: [offered(700, 'kWh')] }),
    calc('losses', { basis_options: [offered(700, 'kWh'), offered(12, 'm3')], component: 'td' }),
  ];
  const server = serve({ 'GET emission_calcs': list(rows), 'POST emission_calcs': record({ _id: 'new' }) });
  await show(<CalcTable activity={BILL} howId={null} onHow={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Amount: / })).toHaveLength(2));

  fireEvent.click(dialog.getByRole('button', { name: 'Amount: 700 kWh' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^CO₂e/ }), { target: { value: '5' } });
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Basis optional/ }).value).toBe('700');
  expect(dialog.getByTitle('Scope 2 · Location-based')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('State the evidence, or why there is none')).toBeTruthy();
  expect(server.of('POST')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Statement' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Evidence/ }), { target: { value: 'Statement 12' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(server.of('POST')[0]?.body).toMatchObject({ basis: 700, basis_units: 'kWh', CO2: 5 }));
  // The place of the activity, and the unit of the page.
  const place = { scope: 'scope_2', component: 'direct', scope2_basis: 'location', units: 't' };
  expect(server.of('POST')[0]?.body).toMatchObject({ ...place, evidence: 'Statement 12' });
});
