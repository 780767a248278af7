import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { EmploymentCard } from './EmploymentCard';
import type { Staff } from './staff-columns';

const ADA = {
  ...{ _id: 's1', version: 4, first_name: 'Ada', last_name: 'Turner', employment_status: 'part_time' },
  ...{ salary: 21_000, salary_currency: 'GBP', trainee_flag: false, covered_by_bargain_agreement: true },
} as unknown as Staff;

const EMPLOYMENT = { version: 1, salary_currency: 'EUR', start_date: 0, end_date: null };

beforeEach(() => pretendBrowser());

it('tells what a person is paid by the hour, as their open employment record has it', async () => {
  const server = serve({
    'GET reference': list([{ code: 'part_time', label: 'Part time, permanent' }]),
    'GET employment_records': list([
      { ...EMPLOYMENT, _id: 'e1', state: 'closed', hourly_pay: 11.5 },
      { ...EMPLOYMENT, _id: 'e2', state: 'open', hourly_pay: 17.25 },
    ]),
  });
  await show(<EmploymentCard person={ADA} />);

  expect(await screen.findByText('Part time, permanent')).toBeTruthy();
  expect((await screen.findByText(/17\.25/)).textContent).toMatch(/^EUR\s17\.25$/);
  expect(screen.getByText(/21.?000/).textContent).toMatch(/^GBP\s/);
  expect(screen.queryByText(/11\.5/)).toBeNull();
  expect(server.of('GET').some(({ path }) => path.startsWith('employment_records'))).toBe(true);
});
