import { SUBSCRIPTIONS, type Subscription } from '@lichen/contracts/portal/subscriptions';
import { ROLES, type Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { expect, test } from '@playwright/test';
import { type Place, type State, type Walker, become, walk, walkerOf } from './support/gates';
import { colleagueOf, companyOf, registered } from './support/people';

/** The route table as the specification writes it, so that portal and browser cannot be wrong together. */
const WRITTEN: readonly { path: string; roles: readonly Role[]; module?: Subscription; partner?: true }[] = [
  { path: '/dashboard', roles: ['user'], partner: true },
  { path: '/corporate', roles: ['user'] },
  { path: '/profile', roles: ['user'], partner: true },
  { path: '/account', roles: ['user'], partner: true },
  { path: '/member', roles: ['user'] },
  { path: '/news', roles: ['user'], module: 'news' },
  { path: '/docs', roles: ['admin', 'share_docs', 'compliance_officer'], module: 'docs' },
  { path: '/docs/compliance', roles: ['admin', 'compliance_officer'], partner: true },
  { path: '/partner_compliance', roles: ['admin', 'compliance_officer'], module: 'compliance', partner: true },
  { path: '/staff', roles: ['edit_staff', 'admin'], module: 'business' },
  { path: '/reports', roles: ['admin', 'view_reports', 'create_reports', 'approve_reports'], module: 'reports' },
  // The menu of part 1, 2.3 names vehicle_review as well: whoever only reviews vehicles gets there by this area.
  { path: '/business', roles: ['edit_business', 'admin', 'vehicle_admin', 'vehicle_review'], module: 'business' },
  { path: '/business/locations', roles: ['edit_business', 'admin'], module: 'business' },
  { path: '/scope3', roles: ['edit_business', 'admin'], module: 'activities' },
  { path: '/recycle', roles: ['edit_waste', 'admin'], module: 'business' },
  { path: '/value-chain', roles: ['edit_valuechain', 'admin'], module: 'value-chain', partner: true },
  { path: '/audit', roles: ['admin'], partner: true },
  { path: '/activities', roles: ['admin'], module: 'activities' },
  { path: '/tasks', roles: ['admin'], module: 'activities' },
  { path: '/charts', roles: ['admin'], module: 'activities' },
];

const PLAINLY = ['/activities', '/tasks', '/charts'];

function written({ path, roles, module, partner }: (typeof WRITTEN)[number], state: State): string {
  if (!roles.some((role) => state.roles.includes(role)))
    return PLAINLY.includes(path) ? TEXTS.notAuthorised : TEXTS.notForYou;
  if (state.type === 'partner' && !partner) return TEXTS.notSubscribed;
  return module && !state.modules.includes(module) ? TEXTS.notSubscribed : 'open';
}

/** Whether the page is released does not matter for the route table. */
const judged = (places: readonly Place[], path: string) => {
  const text = places.find((place) => place.path === path)?.text;
  return text === '' || text === TEXTS.notFoundPage ? 'open' : text;
};

const differing = (places: readonly Place[], state: State): string[] =>
  WRITTEN.filter((row) => judged(places, row.path) !== written(row, state)).map(
    ({ path }) => `${path} is "${judged(places, path)}" to the portal, which is not what is written`,
  );

/** A place is walked once for every role beside the one that everybody has. */
const ROLE_SETS: readonly (readonly Role[])[] = ROLES.map((role) => (role === 'user' ? ['user'] : ['user', role]));

type Sold = Omit<State, 'roles'>;

/** Returns the cells checked, and those that are wrong. */
async function walkEveryRole(
  walker: Walker,
  sold: Sold,
  differ = differing,
): Promise<{ cells: number; wrong: string[] }> {
  const wrong: string[] = [];
  let cells = 0;
  for (const roles of ROLE_SETS) {
    const state = { ...sold, roles };
    const places = await become(walker, state);
    const found = [...differ(places, state), ...(await walk(walker.page, places))];
    wrong.push(...found.map((line) => `${roles} of a ${sold.type} account with ${sold.modules}: ${line}`));
    cells += places.length;
    if (wrong.length > 0) break;
  }
  return { cells, wrong };
}

const without = (missing: readonly Subscription[]): Sold[] =>
  missing.map((one) => ({ modules: SUBSCRIPTIONS.filter((module) => module !== one), type: 'standard' }));

/** Each test covers a third of the modules, so that both workers have some. */
const THIRDS = [0, 1, 2].map((third) => SUBSCRIPTIONS.filter((_, index) => index % 3 === third));

const SOLD: Readonly<Record<string, readonly Sold[]>> = {
  'with every module, and with none': [
    { modules: [...SUBSCRIPTIONS], type: 'standard' },
    { modules: [], type: 'standard' },
  ],
  ...Object.fromEntries(THIRDS.map((third) => [`without ${third.join(' or ')}`, without(third)])),
  'of a partner': [
    { modules: ['compliance', 'value-chain'], type: 'partner' },
    { modules: [...SUBSCRIPTIONS], type: 'partner' },
  ],
};

/** Areas and sections that there were when this was written; a smaller table is a walk that has lost something. */
const FEWEST_PLACES = 31;

// Some 1,500 places a test: seconds where the machine is free, longer beside other work.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const [account, states] of Object.entries(SOLD))
  test(`every place says to every role what is written, in an account ${account}`, async ({
    browser,
    page,
    context,
  }) => {
    const admin = await browser.newContext();
    await companyOf(admin.request, 'Marsh Mills');
    const { _id } = await colleagueOf(admin.request, context.request, ['user']);
    const walker = await walkerOf(page, admin.request, _id);

    let cells = 0;
    for (const sold of states) {
      const walked = await walkEveryRole(walker, sold);
      expect(walked.wrong).toEqual([]);
      cells += walked.cells;
    }
    await admin.close();

    process.stdout.write(`gates in the browser, ${account}: ${cells} cells walked\n`);
    expect(cells).toBeGreaterThanOrEqual(states.length * ROLE_SETS.length * FEWEST_PLACES);
  });

test('every place but the public one leads every role to set-up, in an account that is not set up', async ({
  browser,
  page,
  context,
}) => {
  const admin = await browser.newContext();
  await registered(admin.request);
  const { _id } = await colleagueOf(admin.request, context.request, ['user']);
  const walker = await walkerOf(page, admin.request, _id);

  const notLed = (places: readonly Place[]) =>
    places.filter(({ path, text }) => (text === '/setup') === (path === '/chat')).map(({ path }) => path);
  const { cells, wrong } = await walkEveryRole(walker, { modules: [...SUBSCRIPTIONS], type: 'standard' }, notLed);
  await admin.close();

  process.stdout.write(`gates in the browser, before set-up: ${cells} cells walked\n`);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(ROLE_SETS.length * FEWEST_PLACES);
});
