import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { ROLES, type Role } from '@lichen/contracts/portal/roles';
import request from 'supertest';
import { builtRemote, RELEASED } from '../../../../test/releases/built-remote';
import { areasOf } from '../../../../test/releases/declared-areas';
import { type IdentityWorld, identityWorld } from '../../../../test/worlds/identity-world';

let world: IdentityWorld;
let cookie = '';
let companyId = '';

const VERSION = '1.0.0';
const FILES = ['remoteEntry.js', 'page.js', 'style.css', 'locales/DE.json'];
const widget = {
  slot: 'dashboard.summary' as const,
  id: 'x',
  title: 'X',
  expose: './w',
  order: 1,
  preload: ['page.js'],
};
const page = (path: string) => ({
  area: path.split('/')[1] ?? '',
  path,
  title: 'T',
  expose: './p',
  preload: ['page.js'],
});
const CARD = { words: 'Words', icon: 'people', order: 3 };
const TOWER = { tower: 'M4 20V8l8-4.5 8 4.5v12z' };
const entry = (path: string, allow: Role[]) => ({
  ...{ area: path.split('/')[1] ?? '', path, title: 'T', icon: 'bolt', group: 'work' as const, order: 1, allow },
});
const REMOTES = {
  'mf-activities': {
    areas: areasOf('mf-activities'),
    pages: [page('/activities')],
    menu: [{ ...entry('/activities', ['user']), also: ['activities_chart'] }],
    module: 'activities',
  },
  'mf-business': {
    areas: areasOf('mf-business'),
    pages: [page('/business/locations'), { ...page('/member'), card: CARD }],
    moved: [{ path: '/business/statements', to: '/business?tab=statements' }],
    menu: [entry('/business', ['admin', 'edit_business'])],
    widgets: [{ ...widget, allow: ['edit_business' as const] }],
    module: 'business',
  },
  'mf-compliance': {
    areas: areasOf('mf-compliance'),
    pages: [page('/docs/compliance'), page('/value-chain')],
    module: 'compliance',
  },
  'mf-reports': { pages: [page('/reports')], module: 'reports' },
};

beforeAll(async () => {
  world = await identityWorld();
  for (const [name, { module, ...more }] of Object.entries(REMOTES))
    await world.platform.releases.publish(
      builtRemote(world.fresh.directory, { name, version: VERSION, module, ...more }),
      RELEASED,
    );
  const { body: drawn } = await request(world.app).get('/api/auth/challenge');
  const registered = await request(world.app)
    .post('/api/auth/register')
    .send({
      ...{ first_name: 'Ada', last_name: 'Bell', email: 'ada@example.com', password: 'Secret1', accept_terms: true },
      ...{ ...drawn, answer: Math.max(...drawn.test) },
    });
  cookie = (registered.get('set-cookie')?.[0] ?? '').split(';')[0] ?? '';
  const [row] = await world.fresh.database.all('SELECT company_id FROM users');
  companyId = String(row?.['company_id']);
});
afterAll(() => world.close());

const setUp = () =>
  world.fresh.database.run(
    `INSERT INTO company_profile (company_id, id, version, created_on, created_by, updated_on, company_name,
       main_company_number, reporting_currency, country, has_logo) VALUES (?, ?, 1, 1, 'x', 1, 'Bell', '1', 'GBP', 'GB', 0)`,
    [companyId, companyId],
  );

async function become(roles: Role[], modules: Subscription[], type: 'standard' | 'partner' = 'standard') {
  await world.fresh.database.run('UPDATE users SET roles = ? WHERE company_id = ?', [JSON.stringify(roles), companyId]);
  await world.platform.accounts.subscribe(companyId, { modules, type });
}

const get = (path: string, as = cookie) => request(world.app).get(path).set('cookie', as);
const remotesOf = async () =>
  ((await get('/api/portal')).body.remotes as { name: string }[]).map(({ name }) => name).sort();

/** Everything of an answer that somebody could tell two refusals apart by. */
function shape({ status, text, headers }: request.Response) {
  const {
    date: _date,
    'x-request-id': _id,
    'content-security-policy': policy,
    ...rest
  } = headers as Record<string, string>;
  return JSON.stringify({ status, text, rest, policy: policy?.replace(/nonce-[^']+/, 'nonce') });
}

const ALL: Subscription[] = ['activities', 'docs', 'value-chain', 'business', 'reports', 'news'];

it('sends no code before set-up, and none to somebody who is signed out', async () => {
  expect(await remotesOf()).toEqual([]);
  expect((await get(`/_mf/mf-activities/${VERSION}/page.js`)).status).toBe(404);
  await setUp();
  expect((await get(`/_mf/mf-activities/${VERSION}/page.js`)).status).toBe(200);
  expect((await get(`/_mf/mf-activities/${VERSION}/page.js`, '')).status).toBe(404);
});

it('sends files for ever, compressed where the browser takes it', async () => {
  const answer = await get(`/_mf/mf-activities/${VERSION}/remoteEntry.js`).set('accept-encoding', 'br');
  const plain = await get(`/_mf/mf-activities/${VERSION}/remoteEntry.js`).set('accept-encoding', 'identity');
  const style = await get(`/_mf/mf-activities/${VERSION}/style.css`);

  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toContain('entry();');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

it('refuses in exactly the words of a file that does not exist', async () => {
  const nothing = shape(await get('/_mf/mf-nothing/1.0.0/page.js'));
  expect(nothing).toContain('"cache-control":"no-store"');
  await become(['user'], ALL);
  const probes = [
    ...FILES.map((file) => `/_mf/mf-activities/${VERSION}/${file}`),
    ...FILES.map((file) => `/_mf/mf-reports/${VERSION}/${file}`),
    '/_mf/mf-activities/9.9.9/page.js',
    '/_mf/mf-activities',
    `/_mf/mf-activities/${VERSION}/release.json`,
    `/_mf/mf-business/${VERSION}/release.json`,
    `/_mf/mf-business/${VERSION}/..%2f..%2f..%2fkeys%2fsigning.json`,
    `/_mf/mf-business/${VERSION}/%2e%2e/${VERSION}/nothing.js`,
    '/_mf/..%2f..%2fkeys/x/signing.json',
  ];
  for (const probe of probes)
    for (const as of [cookie, '', 'lichen=forged'])
      expect([probe, shape(await get(probe, as))]).toEqual([probe, nothing]);
});

it('gives every kind of person exactly the remotes they may use something of, in the answer and at the gateway', async () => {
  const cells: [Role[], Subscription[], 'standard' | 'partner', string[]][] = [
    [['admin', 'user'], ALL, 'standard', ['mf-activities', 'mf-business', 'mf-compliance', 'mf-reports']],
    [['admin', 'user'], ['activities'], 'standard', ['mf-activities', 'mf-business', 'mf-compliance']],
    [['admin'], ['activities'], 'standard', ['mf-activities', 'mf-compliance']],
    [['user'], ALL, 'standard', ['mf-business']],
    // The own page of whoever is signed in comes with no subscription.
    [['user'], [], 'standard', ['mf-business']],
    [['user', 'view_reports'], ALL, 'standard', ['mf-business', 'mf-reports']],
    [['edit_business'], ['business'], 'standard', ['mf-business']],
    [['edit_business'], [], 'standard', []],
    [['admin', 'user'], ['compliance', 'value-chain'], 'partner', ['mf-compliance']],
    [['admin', 'user'], ALL, 'partner', ['mf-compliance']],
    [['user'], ['compliance', 'value-chain'], 'partner', []],
    [['user', 'edit_business'], ALL, 'partner', []],
  ];
  let files = 0;
  for (const [roles, modules, type, expected] of cells) {
    await become(roles, modules, type);
    expect([roles, modules, type, await remotesOf()]).toEqual([roles, modules, type, expected]);
    for (const remote of Object.keys(REMOTES))
      for (const file of FILES) {
        const { status } = await get(`/_mf/${remote}/${VERSION}/${file}`);
        expect([roles, modules, type, remote, status]).toEqual([
          roles,
          modules,
          type,
          remote,
          expected.includes(remote) ? 200 : 404,
        ]);
        files += 1;
      }
  }
  process.stdout.write(`gateway: ${files} files asked for\n`);
  expect(files).toBeGreaterThanOrEqual(176);
});

it('answers only the contributions one may use', async () => {
  await become(['user'], ALL);
  const { body } = await get('/api/portal');

  expect(body.remotes).toHaveLength(1);
  expect(body.remotes[0].pages.map(({ path }: { path: string }) => path)).toEqual(['/member']);
  expect(body.remotes[0].pages[0].card).toEqual(CARD);
  expect(body.remotes[0].widgets).toEqual([]);
  expect(body.menu).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/mf-(activities|reports|compliance)|"allow"/);
});

it('offers in the menu what every role may open, and nothing else', async () => {
  const offered: Record<string, string[]> = {};
  for (const role of ROLES) {
    await become(['user', role], ALL);
    const { menu, areas } = (await get('/api/portal')).body as PortalAnswer;
    const isOpen = (path: string) => areas.find(({ id }) => id === path.split('/')[1])?.verdict.open;
    offered[role] = menu.map(({ path }) => path);
    expect([role, menu.filter(({ path }) => !isOpen(path))]).toEqual([role, []]);
  }
  expect(offered).toMatchObject({ admin: expect.arrayContaining(['/activities', '/business']), user: [] });
  expect(offered['edit_business']).toEqual(['/business']);
});

it('says where an address leads on to, to whom it is open', async () => {
  const movedFor = async (role: Role) => {
    await become(['user', role], ALL);
    const { body } = await get('/api/portal');
    return body.remotes.find(({ name }: { name: string }) => name === 'mf-business').moved;
  };

  expect(await movedFor('edit_business')).toEqual(REMOTES['mf-business'].moved);
  expect(await movedFor('vehicle_review')).toBeUndefined();
});

it('refuses a file at once when the subscription goes', async () => {
  await become(['admin', 'user'], ALL);
  expect((await get(`/_mf/mf-reports/${VERSION}/page.js`)).status).toBe(200);
  await become(['admin', 'user'], ['activities']);

  expect((await get(`/_mf/mf-reports/${VERSION}/page.js`)).status).toBe(404);
  expect(world.pushed.at(-1)).toEqual({ to: companyId, event: 'revoked', payload: { reason: 'modules' } });
});

it('dates its answer from before the session was read, so that rights taken away meanwhile are noticed', async () => {
  await become(['admin', 'user'], ALL);
  const { accounts, clock } = world.platform;
  const read = accounts.session;
  let revokedOn = 0;
  const session = jest.spyOn(accounts, 'session').mockImplementationOnce(async (id) => {
    const found = await read(id);
    world.wait(1000);
    await become(['user'], ALL);
    revokedOn = clock.now();
    return found;
  });
  const { body } = await get('/api/portal');
  session.mockRestore();
  expect(body.user.roles).toEqual(['admin', 'user']);
  // A page that connects says this time, and is told of what was pushed since.
  expect(body.issued_on).toBeLessThan(revokedOn);
});

describe('the version before the live one', () => {
  const NEWER = '1.1.0';
  const fallbackOf = (remote: string, as = cookie) => get(`/api/portal/fallback/${remote}`, as);

  it('does not exist before there are two', async () => {
    await become(['admin', 'user'], ALL);

    expect((await fallbackOf('mf-activities')).status).toBe(404);
  });

  it('is described whole to whoever may use the live one, with files that are sent', async () => {
    const { module, ...more } = REMOTES['mf-activities'];
    await world.platform.releases.publish(
      builtRemote(world.fresh.directory, { name: 'mf-activities', version: NEWER, module, ...more }),
      RELEASED,
    );
    const { body: portal } = await get('/api/portal');
    const live = portal.remotes.find(({ name }: { name: string }) => name === 'mf-activities');
    const { body: earlier } = await fallbackOf('mf-activities');

    expect(live).toMatchObject({ version: NEWER, fallback: { name: 'mf-activities', version: VERSION } });
    expect(earlier).toMatchObject({ name: 'mf-activities', version: VERSION, fallback: null, pages: live.pages });
    expect(earlier.assets).toHaveLength(FILES.length);
    expect(JSON.stringify(earlier)).not.toContain('"allow"');
    expect((await get(earlier.base + earlier.entry)).status).toBe(200);
  });

  it('is nothing to anybody else', async () => {
    const nothing = (await fallbackOf('mf-nothing')).status;
    await become(['user'], ALL);
    const answers = [
      await fallbackOf('mf-activities'),
      await fallbackOf('constructor'),
      await fallbackOf('mf-reports'),
    ];

    expect([nothing, ...answers.map(({ status }) => status)]).toEqual([404, 404, 404, 404]);
    expect((await fallbackOf('mf-activities', '')).status).toBe(401);
  });
});

describe('a remote without a module of its own', () => {
  const publish = (version: string, areas: readonly AreaGate[]) =>
    world.platform.releases.publish(
      builtRemote(world.fresh.directory, {
        ...{ name: 'mf-alone', version, areas, icons: TOWER },
        widgets: [{ ...widget, id: 'alone', allow: ['user'] }],
        pages: [{ ...page('/alone'), card: { ...CARD, icon: 'tower' } }],
        menu: [{ ...entry('/alone', ['user']), icon: 'tower' }],
      }),
      RELEASED,
    );
  const partsOf = async () => {
    const { remotes, menu } = (await get('/api/portal')).body as PortalAnswer;
    const own = remotes.find(({ name }) => name === 'mf-alone');
    return { own, entry: menu.find(({ path }) => path === '/alone') };
  };

  it('is there from the moment it is live, with the icons that it brings along', async () => {
    await become(['user'], []);
    await publish('1.0.0', [{ path: '/alone', roles: ['user'] }]);
    const { own, entry: shown } = await partsOf();

    expect(own?.pages.map(({ card }) => card)).toEqual([{ ...CARD, icon: 'tower', drawing: TOWER.tower }]);
    expect(own?.widgets).toHaveLength(1);
    expect(shown).toMatchObject({ icon: 'tower', drawing: TOWER.tower });
    expect((await get('/_mf/mf-alone/1.0.0/page.js')).status).toBe(200);
  });

  it('has pages and widgets for those alone who subscribe to one of its areas, and nothing for partners', async () => {
    await publish('1.1.0', [{ path: '/alone', roles: ['user'], module: 'news', partner: true }]);
    const cells: [Subscription[], 'standard' | 'partner', boolean][] = [
      [['news'], 'standard', true],
      [['docs'], 'standard', false],
      [['news'], 'partner', false],
    ];
    for (const [modules, type, has] of cells) {
      await become(['user'], modules, type);
      const { own } = await partsOf();
      const { status } = await get('/_mf/mf-alone/1.1.0/page.js');
      expect([modules, type, own?.widgets.length, status]).toEqual([
        modules,
        type,
        has ? 1 : undefined,
        has ? 200 : 404,
      ]);
    }
  });
});

describe('an area that only its release knows', () => {
  const PLANS = { pages: [page('/plans'), page('/plans/secret')], module: 'plans' };
  const publish = (version: string, areas: readonly AreaGate[], more = {}) =>
    world.platform.releases.publish(
      builtRemote(world.fresh.directory, { name: 'mf-plans', version, areas, ...PLANS, ...more }),
      RELEASED,
    );
  const areaOf = ({ areas }: PortalAnswer) => areas.find(({ id }) => id === 'plans');
  const pagesOf = ({ remotes }: PortalAnswer) =>
    remotes.find(({ name }) => name === 'mf-plans')?.pages.map(({ path }) => path);

  it('opens as its release says from the moment that is live, without a restart', async () => {
    await become(['user'], ['news']);
    expect(areaOf((await get('/api/portal')).body)).toBeUndefined();

    await publish('1.0.0', [
      { path: '/plans', roles: ['user'], module: 'news', layout: 'fixed' },
      { path: '/plans/secret', roles: ['admin'] },
    ]);
    const { body } = await get('/api/portal');
    expect(areaOf(body)).toMatchObject({
      ...{ layout: 'fixed', verdict: { open: true } },
      sections: { secret: { open: false, why: 'role', roles: ['admin'] } },
    });
    expect(pagesOf(body)).toEqual(['/plans']);
    expect((await get('/_mf/mf-plans/1.0.0/page.js')).status).toBe(200);

    await become(['user'], []);
    expect(areaOf((await get('/api/portal')).body)?.verdict).toMatchObject({ open: false, why: 'module' });
    expect((await get('/_mf/mf-plans/1.0.0/page.js')).status).toBe(404);
  });

  it('opens otherwise with the next release, and is unknown once its remote is retired', async () => {
    await become(['user'], []);
    await publish('1.1.0', [{ path: '/plans', roles: ['user'] }], {
      menu: [entry('/plans', ['user'])],
      widgets: [{ ...widget, id: 'plans', allow: ['user'] }],
    });
    const { body } = await get('/api/portal');
    expect([areaOf(body), pagesOf(body)]).toEqual([
      { id: 'plans', layout: 'scroll', verdict: { open: true } },
      ['/plans', '/plans/secret'],
    ]);

    const shown = ({ remotes, menu }: PortalAnswer) => [
      remotes.some(({ name, widgets }) => name === 'mf-plans' && widgets.length > 0),
      menu.some(({ path }) => path === '/plans'),
    ];
    expect(shown(body)).toEqual([true, true]);
    await world.platform.releases.move({ name: 'mf-plans', act: 'retire', ...RELEASED });
    const { body: after } = await get('/api/portal');
    expect([areaOf(after), ...shown(after)]).toEqual([undefined, false, false]);
    expect((await get('/_mf/mf-plans/1.1.0/page.js')).status).toBe(404);
    expect(await world.platform.releases.published({ name: 'mf-plans', version: '1.1.0' })).toBeDefined();
  });
});
