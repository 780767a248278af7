import type { APIRequestContext } from '@playwright/test';
import { billOf } from '../bills';
import { call, done, ORIGIN } from '../calls';
import { billPdf } from '../pdf-bill';

/** Pages that do not require log-in. */
export const ENTRY_PAGES = [
  '/',
  '/login',
  '/register',
  '/join',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
  '/chat',
  '/nowhere',
] as const;

const YEAR = { period_start: Date.UTC(2025, 0, 1), period_end: Date.UTC(2025, 11, 31) };

/** Creates a partner with data on each of its tabs. */
async function partnerOf(request: APIRequestContext): Promise<string> {
  const { _id: category } = await done(request, 'POST', 'partner_category', { name: 'Timber' });
  const words = { name: 'Northern Timber', customer_ref: 'NT-20418', partner_roles: ['supplier', 'carrier'] };
  const { _id } = await done(request, 'POST', 'partners', { ...words, custom_category: [category] });
  const figures = { revenue: 41_250_000, spend: 310_400, scope1_co2: 1204.5, scope2_co2: 830.25 };
  await done(request, 'POST', 'partner_returns', { partner_id: _id, ...YEAR, ...figures });
  const person = { first_name: 'Ingrid', last_name: 'Solberg', email: 'ingrid@timber.example' };
  await done(request, 'POST', 'partner_contacts', { partner_id: _id, ...person });
  return _id;
}

/** Creates a bill that waits for review, and a document whose type is not set. */
async function documentsOf(request: APIRequestContext): Promise<{ typed: string; untyped: string }> {
  const send = async (number: string) => {
    const file = { name: `Invoice ${number}.pdf`, mimeType: 'application/pdf', buffer: billPdf({ number }) };
    const multipart = { entity: 'docs', file };
    const answer = await request.post(`${ORIGIN}/api/upload?entity=docs`, { multipart, headers: { origin: ORIGIN } });
    return ((await answer.json()) as { obj: { _id: string } }).obj._id;
  };
  const [typed, untyped] = [await send('88213'), await send('88214')];
  await done(request, 'POST', `docs/${typed}/update_types`, { types: ['electricity'] });
  return { typed, untyped };
}

/** Every page behind the log-in, with a bill and a location to show, as `{description: address}`. */
export async function signedInPages(request: APIRequestContext): Promise<Record<string, string>> {
  const bill = await billOf(request, { description: 'Meter 4, read by hand', tags: ['meter reading'] });
  const location = (await call(request, 'GET', 'locations')).body.list[0]._id as string;
  const partner = await partnerOf(request);
  const documents = await documentsOf(request);
  return {
    dashboard: '/dashboard',
    activities: '/activities',
    'activity in the panel': `/activities?open=${bill}&how=main`,
    'activity not there': '/activities/none',
    activity: `/activities/${bill}?how=main`,
    'activity form': '/activities/new/electricity_activitys',
    'activity edit': `/activities/${bill}/edit`,
    checks: '/activities/checks',
    coverage: '/activities/coverage',
    change: '/activities/change',
    'no activities': '/activities?field_filter=no+such+thing',
    locations: '/business/locations',
    location: `/business/locations/${location}`,
    'location form': '/business/locations/new',
    'location edit': `/business/locations/${location}/edit`,
    'value chain': '/value-chain',
    categories: '/value-chain?categories=open',
    partner: `/value-chain/${partner}`,
    'annual return': `/value-chain/${partner}?return=new`,
    contacts: `/value-chain/${partner}?tab=contacts`,
    'contact form': `/value-chain/${partner}?tab=contacts&contact=new`,
    'partner form': '/value-chain/new',
    'partner edit': `/value-chain/${partner}/edit`,
    documents: '/docs/index',
    'no documents': '/docs/index?tab=refused',
    'document review': `/docs/index/${documents.typed}`,
    'document without a type': `/docs/index/${documents.untyped}`,
    'learned places': '/docs/learned',
    'automatic application': '/docs/automatic',
    'document not there': '/docs/index/none',
    emails: '/docs/emails',
    'email not there': '/docs/emails/none',
    'shared documents': '/docs/shared',
    'shared document not there': '/docs/shared/none',
    'documents of a partner': `/value-chain/${partner}?tab=documents`,
    profile: '/profile',
    'profile edit': '/settings/profile/edit',
    account: '/account',
    'task configuration': '/account/task_config',
    'message configuration': '/account/message_config',
    audit: '/account/audit',
    'not subscribed': '/partner_compliance',
    'unknown page': '/nowhere',
  };
}

/** Creates a second location, so that lists have more than one row. */
export const secondLocation = (request: APIRequestContext) =>
  done(request, 'POST', 'locations', {
    name: 'Portland bottling',
    country: 'US',
    electricity_grid: 'NWPP',
    address_line1: '20 Hop Street',
    town_or_city: 'Portland',
    post_code: '97000',
  });
