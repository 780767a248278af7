import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PersonalDataCard } from './PersonalDataCard';
import type { Staff } from './staff-columns';

const ADA = {
  ...{ _id: 's1', version: 4, first_name: 'Ada', last_name: 'Turner', email: 'ada@mill.example', erased_on: null },
} as unknown as Staff;

beforeEach(() => pretendBrowser());

const button = (name: string) => screen.findByRole('button', { name });

it('erases once that was confirmed, and offers a copy of what is held', async () => {
  const server = serve({ 'POST profiles/s1/erase_personal_data': record({ ...ADA, version: 5 }) });
  await show(<PersonalDataCard person={ADA} />);
  expect((await screen.findByText('Export personal data')).closest('a')?.getAttribute('href')).toBe(
    '/api/data/personal_data?profile_id=s1',
  );
  const opener = await button('Erase personal data');
  await act(async () => fireEvent.click(opener));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('This action cannot be undone.');
  expect(server.of('POST')).toEqual([]);
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Erase personal data' })));
  await waitFor(() => expect(server.of('POST').map(({ path }) => path)).toEqual(['profiles/s1/erase_personal_data']));
});

it('says what comes first while the person may log in', async () => {
  serve({});
  await show(<PersonalDataCard person={{ ...ADA, status: 'active' }} />);
  expect((await button('Erase personal data')).hasAttribute('disabled')).toBe(true);
  expect(await screen.findByText('Stop access first, then personal data can be erased.')).toBeTruthy();
});

it('says when it was done', async () => {
  serve({});
  await show(<PersonalDataCard person={{ ...ADA, erased_on: Date.UTC(2026, 0, 5) }} />);
  expect(await screen.findByText(/Personal data were erased on .*2026/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
