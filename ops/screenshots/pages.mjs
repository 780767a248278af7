const press = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();

const begun = (name) => (page) => page.getByRole('button', { name }).first().click();

const inTurn =
  (...acts) =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const chooseRow = (page) => page.getByRole('main').getByRole('checkbox').last().check();

/** Confirms the open dialog. */
const agree = (page) => page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();

/** Pages for logged-out visitors. */
export const ENTRY = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', act: press('Log in') },
  { name: 'register', path: '/register' },
  { name: 'register-errors', path: '/register', act: press('Register') },
  { name: 'join', path: '/join' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?reset_code=shown' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
];

const failing = (pattern) => async (page) => {
  await page.route(pattern, (route) => route.abort());
};

/** Pages of an administrator, with the ids of the company's records that they show. */
export const signedIn = (of) => [
  ...frameAndActivities(of),
  ...analysis(of),
  ...business(of),
  ...account,
  ...dialogs(of),
];

const frameAndActivities = ({ bill }) => [
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'dashboard-how',
    path: '/dashboard',
    act: (page) =>
      page
        .getByRole('button', { name: /^Scope 2/ })
        .first()
        .click(),
  },
  { name: 'dashboard-table', path: '/dashboard', act: press('View as table') },
  { name: 'activities', path: '/activities' },
  { name: 'activities-panel', path: `/activities?open=${bill}` },
  { name: 'activities-how', path: `/activities?open=${bill}&how=main` },
  { name: 'activities-empty', path: '/activities?field_filter=no+such+thing' },
  { name: 'activities-error', path: '/activities', before: failing('**/api/data/activities?*') },
  { name: 'activities-remote-failed', path: '/activities', before: failing('**/_mf/mf-activities/**') },
  { name: 'activity', path: `/activities/${bill}` },
  { name: 'activity-how', path: `/activities/${bill}?how=main` },
  { name: 'activity-not-there', path: '/activities/none' },
  { name: 'activity-calculation', path: `/activities/${bill}`, act: press('Location-based') },
  { name: 'activity-add-record', path: `/activities/${bill}`, act: press('Add') },
  { name: 'activity-delete', path: `/activities/${bill}`, act: press('Delete') },
  { name: 'activity-new', path: '/activities/new/electricity_activitys' },
  { name: 'activity-new-errors', path: '/activities/new/electricity_activitys', act: press('Add') },
  { name: 'activity-edit', path: `/activities/${bill}/edit` },
  { name: 'journey-new', path: '/activities/new/vehicle_journeys' },
  { name: 'purchase-new', path: '/activities/new/purchased_goods_activitys' },
  { name: 'fast-entry', path: '/activities/enter' },
  { name: 'fast-entry-electricity', path: '/activities/enter/electricity_activitys' },
  { name: 'add-menu', path: '/activities', act: press('Add') },
  { name: 'filters', path: '/activities', narrow: true, act: press('Filters') },
  { name: 'views', path: '/activities', act: press('Views') },
  { name: 'columns', path: '/activities', wide: true, act: press('Columns') },
  { name: 'download', path: '/activities', act: press('Download') },
  {
    name: 'total',
    path: '/activities',
    act: (page) =>
      page
        .getByRole('button', { name: /t CO₂e/ })
        .first()
        .click(),
  },
  { name: 'chosen', path: '/activities', act: chooseRow },
];

const analysis = ({ chart, factor, imports, proposal, published }) => [
  { name: 'imports', path: '/activities/import' },
  { name: 'import-columns', path: `/activities/import/${imports.uploaded}` },
  { name: 'import-check', path: `/activities/import/${imports.checked}` },
  {
    name: 'import-row',
    path: `/activities/import/${imports.checked}?rows=error`,
    act: (page) => page.locator('tbody tr, .k-row-card-open').nth(1).click(),
  },
  { name: 'import-done', path: `/activities/import/${imports.done}` },
  { name: 'charts', path: '/charts/chart' },
  { name: 'chart-new', path: '/activities_chart/chart' },
  { name: 'chart', path: `/activities_chart/chart/${chart}` },
  { name: 'charts-saved', path: '/charts/saved' },
  { name: 'coverage', path: '/activities/coverage' },
  { name: 'checks', path: '/activities/checks' },
  { name: 'change', path: '/activities/change' },
  { name: 'factors', path: '/activities/factors' },
  { name: 'factor', path: `/activities/factors?open=${published}` },
  { name: 'own-factors', path: '/activities/factors/own' },
  { name: 'own-factor-new', path: '/activities/factors/own/new' },
  { name: 'own-factor', path: `/activities/factors/own/${factor}` },
  { name: 'recalculations', path: '/activities/recalculation' },
  { name: 'recalculation', path: `/activities/recalculation/${proposal}` },
  { name: 'years', path: '/activities/years' },
  { name: 'scope-3', path: '/scope3' },
  { name: 'scope-3-purchases', path: '/scope3/category_1' },
];

/** Tabs of the company page, as they appear in its address. */
const COMPANY_TABS = [
  ...['details', 'statements', 'mission', 'policies', 'staff_policies', 'management', 'strategy'],
  ...['conduct_issues', 'waste_contracts', 'inventory'],
];
const STAFF_LOGS = ['accidents', 'placements', 'training', 'volunteering'];

const business = ({ location, partner, person, product, source, vehicle }) => [
  { name: 'business', path: '/business' },
  ...COMPANY_TABS.map((tab) => ({
    name: `company-${tab.replaceAll('_', '-')}`,
    path: `/business/company?tab=${tab}`,
  })),
  { name: 'staff-logs', path: '/business/staff-logs' },
  ...STAFF_LOGS.map((log) => ({ name: `staff-${log}`, path: `/business/staff-logs/${log}` })),
  { name: 'locations', path: '/business/locations' },
  { name: 'locations-map', path: '/business/locations?show=map' },
  { name: 'locations-empty', path: '/business/locations?country=AQ' },
  { name: 'location', path: `/business/locations/${location}` },
  { name: 'location-new', path: '/business/locations/new' },
  { name: 'location-edit', path: `/business/locations/${location}/edit` },
  ...['', 'products', 'materials', 'water', 'waste'].map((section) => ({
    name: section ? `recycling-${section}` : 'recycling',
    path: section ? `/recycle/${section}` : '/recycle',
  })),
  { name: 'documents', path: '/docs' },
  { name: 'documents-shared', path: '/docs/shared' },
  { name: 'documents-learned', path: '/docs/learned' },
  { name: 'value-chain', path: '/value-chain' },
  { name: 'value-chain-empty', path: '/value-chain?search=no+such+partner' },
  { name: 'value-chain-categories', path: '/value-chain?categories=open' },
  { name: 'partner', path: `/value-chain/${partner}` },
  { name: 'partner-return', path: `/value-chain/${partner}?return=new` },
  { name: 'partner-connection', path: `/value-chain/${partner}?tab=connection` },
  { name: 'partner-contact-new', path: `/value-chain/${partner}?tab=contacts&contact=new` },
  { name: 'partner-contacts', path: `/value-chain/${partner}?tab=contacts` },
  { name: 'partner-new', path: '/value-chain/new' },
  { name: 'partner-edit', path: `/value-chain/${partner}/edit` },
  { name: 'vehicles', path: '/business/vehicles' },
  { name: 'vehicle', path: `/business/vehicles/${vehicle}` },
  { name: 'vehicle-edit', path: `/business/vehicles/${vehicle}/edit` },
  { name: 'vehicle-new', path: '/business/vehicles/new' },
  { name: 'power', path: '/business/power' },
  { name: 'power-source', path: `/business/power/${source}` },
  { name: 'power-edit', path: `/business/power/${source}/edit` },
  { name: 'power-new', path: '/business/power/new' },
  { name: 'products', path: '/business/product' },
  { name: 'product', path: `/business/product/${product}` },
  { name: 'product-edit', path: `/business/product/${product}/edit` },
  { name: 'product-new', path: '/business/product/new' },
  { name: 'staff', path: '/business/staff' },
  { name: 'staff-new', path: '/business/staff/new' },
  { name: 'staff-member', path: `/business/staff/${person}` },
  { name: 'staff-edit', path: `/business/staff/${person}/edit` },
  { name: 'staff-home-working', path: `/business/staff/${person}?tab=home_working` },
  { name: 'member', path: '/member' },
];

const account = [
  { name: 'operator', path: '/operator' },
  { name: 'tags', path: '/activities/tags' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-edit', path: '/settings/profile/edit' },
  { name: 'account', path: '/account' },
  { name: 'account-figures', path: '/account/figures' },
  { name: 'account-tasks', path: '/account/task_config' },
  { name: 'account-messages', path: '/account/message_config' },
  { name: 'audit', path: '/account/audit' },
  {
    name: 'audit-entry',
    path: '/account/audit',
    act: (page) => page.locator('tbody tr, .k-row-card-open').nth(1).click(),
  },
  { name: 'keys', path: '/dashboard', act: (page) => page.keyboard.press('?') },
  { name: 'languages', path: '/dashboard', wide: true, act: press('Language') },
  { name: 'chat', path: '/chat' },
  { name: 'help', path: '/dashboard', act: press('Help') },
  { name: 'notifications', path: '/dashboard', act: press('Notifications') },
  { name: 'palette', path: '/dashboard', act: (page) => page.keyboard.press('Control+k') },
  { name: 'member-menu', path: '/dashboard', act: (page) => page.getByRole('button', { name: /^Menu of/ }).click() },
  { name: 'menu', path: '/dashboard', narrow: true, act: press('Menu') },
  { name: 'not-subscribed', path: '/partner_compliance' },
  { name: 'unknown-page', path: '/nowhere' },
];

/** Dialogs and short forms above a page. The last one deletes an activity and shows the notice with its undo action. */
const dialogs = ({ bill, imports, location, partner, proposal }) => [
  { name: 'bulk-edit', path: '/activities', act: inTurn(chooseRow, press('Edit')) },
  { name: 'bulk-tags', path: '/activities', act: inTurn(chooseRow, press('Tags')) },
  { name: 'bulk-delete', path: '/activities', act: inTurn(chooseRow, press('Delete')) },
  {
    name: 'view-save',
    path: '/activities',
    act: inTurn(press('Views'), (page) => page.getByRole('menuitem', { name: 'Save this view' }).click()),
  },
  { name: 'import-undo', path: `/activities/import/${imports.done}`, act: press('Undo import') },
  { name: 'recalculation-discard', path: `/activities/recalculation/${proposal}`, act: press('Discard') },
  { name: 'year-approve', path: '/activities/years', wide: true, act: press('Approve') },
  { name: 'check-dismiss', path: '/activities/checks', wide: true, act: press('Dismiss') },
  { name: 'coverage-owner', path: '/activities/coverage', act: begun(/responsible for/) },
  { name: 'purchase-beside', path: '/scope3/category_1', act: press('Add') },
  { name: 'partner-delete', path: `/value-chain/${partner}`, act: press('Delete') },
  {
    name: 'leave',
    path: `/business/locations/${location}/edit`,
    act: inTurn(
      (page) => page.getByLabel('Name').first().fill('Brewhouse'),
      (page) => page.getByRole('link', { name: 'Location', exact: true }).click(),
    ),
  },
  {
    name: 'activity-deleted',
    path: `/activities/${bill}`,
    act: inTurn(press('Delete'), agree, (page) => page.getByRole('button', { name: 'Undo' }).waitFor()),
    after: press('Undo'),
  },
];

const COMPANY = {
  company_name: 'Ash and Elder',
  country: 'GB',
  electricity_grid: 'United Kingdom',
  address_line1: '4 Kiln Row',
  town_or_city: 'Stoke-on-Trent',
  post_code: 'ST1 1AA',
  main_company_number: '01234567',
};

const setUp = async (page, origin) => {
  const answer = await page.request.post(`${origin}/api/data/setup`, { headers: { origin }, data: COMPANY });
  if (!answer.ok()) throw new Error(`The company of the pictures is not set up: ${await answer.text()}`);
};

/** Pages of a person who has just registered. */
export const NEW = [
  { name: 'connect', path: '/connect?invitationCode=shown' },
  { name: 'setup', path: '/setup' },
  { name: 'setup-errors', path: '/setup', act: press('Finish set-up') },
  { name: 'welcome', path: '/dashboard', before: setUp },
];

/** Pages of a person without a special role. */
export const PLAIN = [
  { name: 'user-dashboard', path: '/dashboard' },
  { name: 'user-not-authorised', path: '/activities' },
  { name: 'user-not-for-you', path: '/audit' },
];
