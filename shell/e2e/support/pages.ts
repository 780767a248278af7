import type { APIRequestContext } from '@playwright/test';
import { billOf } from './bills';
import { call, done } from './calls';

/** Pages that need nobody to be signed in. */
export const ENTRY_PAGES = [
  '/',
  '/login',
  '/register',
  '/join',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
] as const;

/** Every page behind the log-in, with a bill and a location to show; `{what is on it}: address`. */
export async function signedInPages(request: APIRequestContext): Promise<Record<string, string>> {
  const bill = await billOf(request, { description: 'Meter 4, read by hand', tags: ['meter reading'] });
  const location = (await call(request, 'GET', 'locations')).body.list[0]._id as string;
  return {
    dashboard: '/dashboard',
    activities: '/activities',
    'activity in the panel': `/activities?open=${bill}&how=main`,
    'activity not there': '/activities/none',
    activity: `/activities/${bill}?how=main`,
    'activity form': '/activities/new/electricity_activitys',
    'activity edit': `/activities/${bill}/edit`,
    'no activities': '/activities?field_filter=no+such+thing',
    locations: '/business/locations',
    location: `/business/locations/${location}`,
    'location form': '/business/locations/new',
    'location edit': `/business/locations/${location}/edit`,
    profile: '/profile',
    'profile edit': '/settings/profile/edit',
    account: '/account',
    audit: '/account/audit',
    'not subscribed': '/partner_compliance',
    'unknown page': '/nowhere',
  };
}

/** A second location, so that lists have more than one row. */
export const secondLocation = (request: APIRequestContext) =>
  done(request, 'POST', 'locations', {
    name: 'Portland bottling',
    country: 'US',
    electricity_grid: 'NWPP',
    address_line1: '20 Hop Street',
    town_or_city: 'Portland',
    post_code: '97000',
  });
