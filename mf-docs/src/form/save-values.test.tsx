import { pretendBrowser, record as answered, serve, show } from '@lichen/kit/testing';
import { act } from '@testing-library/react';
import type { Doc } from '../shared/documents';
import { type SaveValues, useSaveValues } from './useSaveValues';

beforeEach(() => pretendBrowser());

const STORED = { _id: 'doc', version: 1, prep_data: {}, confirmed: null } as unknown as Doc;

/** Renders a document whose saves the server answers with `answers`, one after the other. */
async function saving(...answers: ReturnType<typeof answered>[]) {
  const server = serve({ 'PATCH docs/doc': () => answers.shift() ?? answered({ ...STORED, version: 2 }) });
  let save: SaveValues | undefined;
  function Saved() {
    save = useSaveValues(STORED);
    return null;
  }
  await show(<Saved />);
  const settled = () => act(async () => save?.settle());
  return { save: save as unknown as SaveValues, settled, sent: () => server.of('PATCH').map(({ body }) => body) };
}

it('sends what did not arrive with the next change, and says until then that it is not saved', async () => {
  const { save, settled, sent } = await saving({ status: 503, body: { err: 'Down' } });
  save.change('used', 12);
  expect(await settled()).toBe(false);
  save.change('units', 'kWh');

  expect(await settled()).toBe(true);
  expect(sent()).toEqual([{ prep_data: { used: 12 } }, { prep_data: { used: 12, units: 'kWh' } }]);
});

it('does not send again what was refused', async () => {
  const { save, settled, sent } = await saving({ status: 400, body: { err: 'Invalid' } });
  save.change('used', 'many');

  expect([await settled(), await settled()]).toEqual([false, true]);
  expect(sent()).toHaveLength(1);
});
