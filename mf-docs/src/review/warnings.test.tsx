import { previewDoc } from '@lichen/contracts/docs/doc.call';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import type { Doc } from '../shared/documents';
import { Preview } from './preview/Preview';
import { Repeats } from './preview/Repeats';
import { Warnings } from './Warnings';

const mockLoaded = jest.fn();
jest.mock('./preview/PreviewedRecords', () => {
  mockLoaded();
  return { PreviewedRecords: () => null };
});

beforeEach(() => pretendBrowser());

const message = 'Another document has the same bill number of the same supplier.';
const RECORD = {
  warnings: [
    { message, entity: 'docs', id: 'one', name: 'one.pdf' },
    { message, entity: 'docs', id: 'two', name: 'two.pdf', more: 3 },
  ],
} as unknown as Doc;

it('links the documents that a warning names, and says how many more there are', async () => {
  await show(<Warnings record={RECORD} />);
  const [one, two] = screen.getAllByRole('listitem');
  expect(one?.textContent).toBe(`${message} one.pdf`);
  expect(two?.textContent).toBe(`${message} two.pdf and 3 more`);
  expect(screen.getByRole('link', { name: 'two.pdf' }).getAttribute('href')).toMatch(/two$/);
});

it.each([
  ['three', 4, 'and 4 more'],
  ['one', 4, '4 more stored records may be the same'],
  ['one', 1, '1 more stored record may be the same'],
])('says after a previewed record that repeats %s how many more it repeats: %i', async (id, more, said) => {
  const repeats = [{ message: 'Repeated.', entity: 'electricity_activitys', id, from: 0, to: 0 }];
  await show(<Repeats record={RECORD} repeats={repeats} more={more} />);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(/Repeated\./) !== null).toBe(id === 'three');
});

it('loads the list of a preview while its records are worked out', async () => {
  serve({ [`POST ${previewDoc.name}`]: () => new Promise(() => undefined) });
  await show(<Preview record={RECORD} />);
  expect(mockLoaded).toHaveBeenCalledTimes(1);
});
