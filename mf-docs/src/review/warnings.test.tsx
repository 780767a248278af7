import { pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import type { Doc } from '../shared/documents';
import { Repeats } from './preview/Repeats';
import { Warnings } from './Warnings';

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

it('says how many more records a previewed one repeats, also where it names none itself', async () => {
  const repeats = [{ message: 'Repeated.', entity: 'electricity_activitys', id: 'one', from: 0, to: 0 }];
  await show(<Repeats record={RECORD} repeats={repeats} more={4} />);
  expect(screen.getByText('and 4 more')).toBeTruthy();
  expect(screen.queryByText(/Repeated\./)).toBeNull();
});
