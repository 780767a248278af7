import { screen } from '@testing-library/react';
import type { Said } from '@lichen/contracts/text/said';
import { show } from '../testing/show';
import { useSaid } from './said-text';

function Told({ said }: { said: Said }) {
  const say = useSaid();
  return <p>{say(said)}</p>;
}

it.each([
  [{ words: '{year} is approved', params: { year: { text: '2025' } } }, '2025 is approved'],
  [{ count: 1, one: '{count} row', other: '{count} rows' }, '1 row'],
  [{ count: 2000, one: '{count} row', other: '{count} rows' }, '2,000 rows'],
  [{ words: 'On {day}', params: { day: { day: Date.UTC(2025, 2, 31) } } }, 'On 31/03/2025'],
] as const)('says %j', async (said, text) => {
  await show(<Told said={said} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
