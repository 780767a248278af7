import { TEXTS } from '@lichen/contracts/text/texts';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { ChosenDocument } from './ChosenDocument';

beforeEach(() => pretendBrowser());

test.each([
  [404, TEXTS.noDocument],
  [403, TEXTS.loadFailed],
])('says what became of a chosen document that cannot be shown (%s)', async (status, text) => {
  serve({ 'GET docs/bill': { status, body: { err: 'No' } } });
  await show(<ChosenDocument id="bill" onRemove={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
