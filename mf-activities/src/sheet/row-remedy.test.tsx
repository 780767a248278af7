import type { Remedy } from '@lichen/contracts/activities/checks/remedy';
import { pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SheetLine } from './SheetLine';
import { rowRemedy } from './SheetWarnings';

jest.mock('./RowFigure', () => {
  throw new Error('ChunkLoadError');
});

const typed = { _id: null, activity_type: 'electricity_activitys' } as const;
const stored = { ...typed, _id: 'e1' };
const shorten = (record: typeof typed | typeof stored, from: number): Remedy => ({
  kind: 'shorten',
  record,
  values: { from, to: 2 },
});

it.each<[string, Remedy[], Remedy | null]>([
  ['what the row can be changed to', [shorten(typed, 1), shorten(stored, 0)], shorten(typed, 1)],
  ['nothing of a stored record', [shorten(stored, 0)], null],
  ['nothing where two typed rows overlap', [shorten(typed, 1), shorten(typed, 0)], null],
  ['nothing where only a person knows', [{ kind: 'edit', record: typed, field: 'amount' }], null],
])('offers %s', (_name, remedies, expected) => {
  expect(rowRemedy({ remedies: remedies as [Remedy, ...Remedy[]] })).toEqual(expected);
});

it('says in a notice, and not in the row, that the code of its figure failed to load', async () => {
  pretendBrowser();
  const made = { given: {}, draft: {}, errors: {}, unfound: {}, airports: [] };
  const line = { row: { key: 1, cells: { amount: '5' } }, at: 0, shown: [], form: { entity: {} }, made };
  await show(
    <table>
      <tbody>
        <SheetLine {...(line as unknown as ComponentProps<typeof SheetLine>)} />
      </tbody>
    </table>,
  );
  expect(await screen.findByText(/An unexpected error has occurred/)).toBeTruthy();
  expect(document.querySelector('.sheet-figure')?.textContent).toBe('');
});
