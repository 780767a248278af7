import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { StorageCard } from './StorageCard';

const GIGABYTE = 1024 ** 3;

beforeEach(() => pretendBrowser());

it.each([
  [1.5, '1.5', 'Uploaded files, logos and the files of imports'],
  [2, '2', 'Uploads are refused until files are deleted.'],
])('shows %d of 2 GB, and what follows', async (used, figure, words) => {
  serve({ 'GET storage_used': record({ used: used * GIGABYTE, all: 2 * GIGABYTE }) });
  await show(<StorageCard />);
  expect(await screen.findByText(figure)).toBeTruthy();
  expect(screen.getByText('of 2 GB')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
