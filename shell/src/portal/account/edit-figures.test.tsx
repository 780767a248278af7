import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import EditFiguresPage from './EditFiguresPage';

const ACCOUNT = {
  ...{ _id: 'c1', version: 3, created_on: 0, created_by: 'u1', updated_on: 0 },
  ...{ emission_units: 'kg', factor_year_rule: null, refrigerant_gwp: null, num_users: 2 },
};
const REFUSAL = 'Someone else has changed this record. Reload it and try again.';

beforeEach(() => pretendBrowser());

/** A server that has a newer account than the page: somebody was invited meanwhile. */
const invitedMeanwhile = () => {
  let reads = 0;
  return serve({
    'GET account': () => {
      reads += 1;
      return record(reads === 1 ? ACCOUNT : { ...ACCOUNT, version: 4, num_users: 3 });
    },
    'PATCH account': ({ headers, body }) =>
      headers['if-match'] === '"4"'
        ? record({ ...ACCOUNT, ...(body as object), version: 5 })
        : { status: 409, body: { err: REFUSAL } },
  });
};

const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));

it('keeps what counts where nothing was chosen, also when the account changed meanwhile', async () => {
  const server = invitedMeanwhile();
  await show(<EditFiguresPage />);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Warming potentials/ }));
  fireEvent.click(await screen.findByTitle('IPCC, sixth report (AR6)'));

  await save();
  await waitFor(() => expect(server.of('GET')).toHaveLength(2));
  expect(screen.getByTitle('Factors of each year, weighted by days')).toBeTruthy();
  await save();

  await waitFor(() => expect(server.of('PATCH')).toHaveLength(2));
  expect(server.of('PATCH').at(-1)?.body).toEqual({ refrigerant_gwp: 'AR6' });
});
