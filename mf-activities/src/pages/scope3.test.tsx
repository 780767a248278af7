import type { Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import Scope3 from './Scope3';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const showTo = (roles: Role[]) => show(<Scope3 />, { answer: portalAnswer({ roles }) });
const links = () =>
  screen
    .queryAllByRole('link')
    .map((one) => [one.closest('li')?.querySelector('h2')?.textContent, one.getAttribute('href')]);

it('has a card for each of the fifteen categories, and leads from those of which there is data to it', async () => {
  await showTo(['user', 'admin']);

  expect(screen.getAllByRole('listitem')).toHaveLength(15);
  expect(links()).toEqual([
    ['1. Purchased goods and services', '/scope3/category_1'],
    ['2. Capital goods', '/activities?activity=purchased_goods_activitys'],
    [
      '3. Fuel- and energy-related activities',
      '/activities?activity=electricity_activitys&activity=fuel_activitys&activity=power_activitys&activity=vehicle_activitys&activity=vehicle_journeys&scopes=3',
    ],
    ['4. Upstream transportation and distribution', '/activities?activity=upstream_transmission_distribution'],
    ['5. Waste generated in operations', '/activities?activity=waste_activitys'],
    ['6. Business travel', '/activities?activity=business_travel'],
    ['7. Employee commuting', '/activities?activity=commute'],
    ['8. Upstream leased assets', '/activities?activity=lease_activitys'],
    ['9. Downstream transportation and distribution', '/activities?activity=upstream_transmission_distribution'],
  ]);
  expect(screen.getAllByText('Not available')).toHaveLength(6);
});

it('leads whoever keeps the business to its purchases alone', async () => {
  await showTo(['user', 'edit_business']);

  expect(links()).toEqual([['1. Purchased goods and services', '/scope3/category_1']]);
  expect(screen.queryByText(TEXTS.notAuthorised)).toBeNull();
  expect(screen.getByText(/^8 more categories are recorded in the activities/)).toBeTruthy();
});

it('shows nobody else a card', async () => {
  await showTo(['user']);

  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText(TEXTS.notAuthorised)).toBeTruthy();
  expect(screen.getByText(/^Open to: Administrator, Edit business data\./)).toBeTruthy();
});
