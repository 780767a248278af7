import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { ROLES } from '@lichen/contracts/portal/roles';
import { PARTNER_SUBSCRIPTIONS, SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { openApi, type OpenApi, type Operation } from '../../src/platform/http/openapi';
import { changesOf, draftOf, hasDraft, recordOf } from '../examples';
import { type Cell, callCells, cellsOf, isOpenTo, setRoles, storedRows } from './matrix';
import type { Answer } from '../sender';
import { type Person, type World, makeWorld } from '../world';

/** Fewer cells than this means that the walk has lost part of the product. */
const FLOOR = 17_000;

let world: World;
let cells: Cell[];
let described: OpenApi;
let walked = 0;

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
  const entities = [...world.engine.registry.entities.values()];
  const made: Cell[][] = [];
  for (const { entity } of entities) {
    const id = entity.kind === 'singleton' ? undefined : await recordOf(world, entity.name);
    made.push(await cellsOf(world, entity, id));
  }
  cells = [...made.flat(), ...callCells(world)];
  described = openApi(world.engine.registry, { version: '1.0.0', cookie: 'lichen' });
}, 300_000);

afterAll(async () => {
  process.stdout.write(`every entity: ${walked} cells walked\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
});

const sent = (person: Person, cell: Cell, path = cell.path): Promise<Answer> => {
  walked += 1;
  return person.send(cell.method, path, cell.body);
};

/** A refusal without what is different in every answer. */
const refusal = ({ status, body }: Answer) => ({ status, body: { ...body, instance: undefined } });

it('has an example of every entity', () => {
  const { entities } = world.engine.registry;
  const without = [...entities.values()]
    .map(({ entity }) => entity)
    .filter(({ name, kind, allow }) => kind === 'record' && allow.create.length > 0 && !hasDraft(name));

  expect(without.map(({ name }) => name)).toEqual([]);
  expect(cells.length).toBeGreaterThan(60);
});

it('asks whoever is not signed in to log in', async () => {
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const cell of cells) {
    walked += 1;
    const { status, body } = await world.nobody(cell.method, cell.path, cell.body);
    if (cell.allow !== 'public' && status !== 401) wrong.push(`${cell.name}: ${status} ${JSON.stringify(body)}`);
  }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 180_000);

it('does not find the records of another company', async () => {
  const session = await world.engine.platform.accounts.session(world.stranger.cookie.split('=')[1] ?? '');
  const roles = session?.roles ?? [];
  const before = await storedRows(world);
  const wrong: string[] = [];
  let probes = 0;
  for (const cell of cells.filter(({ namesRecord }) => namesRecord)) {
    probes += 1;
    const answer = await sent(world.stranger, cell);
    const absent = await sent(world.stranger, cell, cell.absent);
    const expected = isOpenTo(cell, roles) ? 404 : 403;
    const isSame = JSON.stringify(refusal(answer)) === JSON.stringify(refusal(absent));
    if (answer.status !== expected || !isSame)
      wrong.push(`${cell.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  expect(wrong).toEqual([]);
  expect(probes).toBeGreaterThan(20);
  expect(await storedRows(world)).toEqual(before);
}, 180_000);

it('does not take references to records of another company', async () => {
  const wrong: string[] = [];
  for (const { entity } of world.engine.registry.entities.values()) {
    if (!hasDraft(entity.name)) continue;
    const draft = await draftOf(world, entity.name);
    const refs = Object.entries(entity.fields).filter(([, field]) => (field as { kind: string }).kind === 'ref');
    for (const [name] of refs) {
      walked += 1;
      const { status, body } = await world.stranger.send('POST', entity.name, draft);
      if (status !== 400 || body.errors?.[name] !== FIELD_TEXTS.unknownRecord)
        wrong.push(`${entity.name}.${name}: ${status}`);
    }
  }

  expect(wrong).toEqual([]);
});

it('cannot be asked for another company by parameter, header or body', async () => {
  const wrong: string[] = [];
  const { companyId } = world.admin;
  for (const cell of cells.filter(({ method }) => method === 'GET')) {
    const path = `${cell.absent}${cell.path.includes('?') ? '&' : '?'}company_id=${companyId}`;
    const swapped = await sent(world.stranger, cell, path);
    const named = await world.stranger.send(cell.method, cell.absent, undefined, { 'x-company-id': companyId });
    walked += 1;
    if (JSON.stringify([swapped.body, named.body]).includes(companyId)) wrong.push(cell.name);
    if (cell.name.endsWith(' list') && swapped.status === 200) wrong.push(`${cell.name}: took company_id`);
  }

  expect(wrong).toEqual([]);
});

it('refuses every role that is not named, and only those', async () => {
  const person = await world.someone(['user']);
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const role of ROLES) {
    await setRoles(world, person, [role]);
    for (const cell of cells) {
      const isOpen = isOpenTo(cell, [role]);
      if (!isOpen && cell.through.includes(role)) continue;
      // Open calls name a record that does not exist, so that the walk changes nothing.
      if (isOpen && !cell.namesRecord && cell.method !== 'GET') continue;
      const { status, body } = await sent(person, cell, isOpen ? cell.absent : cell.path);
      const isRefused = status === 403 && body.err === TEXTS.notAuthorised;
      if (isOpen === isRefused) wrong.push(`${role}, ${cell.name}: ${status} ${JSON.stringify(body.err)}`);
      // Where any role may, the refusal names some that may.
      if (isRefused && cell.allow.length > 0 && !(body.roles?.length > 0))
        wrong.push(`${role}, ${cell.name}: names nobody`);
    }
  }
  await setRoles(world, person, ['user']);

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 300_000);

/** Returns the description of the same request in the API description. */
function documented({ name }: Cell): Operation | undefined {
  const [entity = '', ...words] = name.split(' ');
  const verb = words.join(' ').replace(/ by (post|name)$/, '');
  const methods = Object.values(described.paths).flatMap((path) => Object.values(path));
  return methods.find(({ operationId }) =>
    verb === '' ? new RegExp(`^${entity}\\.(get|post)$`).test(operationId) : operationId === `${entity}.${verb}`,
  );
}

it('is described with the roles that it asks for, also those of the record that a row hangs on', () => {
  const wrong: string[] = [];
  for (const cell of cells.filter(({ allow }) => allow === 'public' || allow.length > 0)) {
    const operation = documented(cell);
    // A record without rules of its own takes a preview, which the description leaves out.
    if (!operation && cell.name.endsWith(' preview')) continue;
    walked += 1;
    const roles = operation?.['x-roles'] ?? (operation?.security ? 'public' : undefined);
    if (JSON.stringify(roles) !== JSON.stringify(cell.allow)) wrong.push(`${cell.name}: ${roles}`);
    const byRecord = (operation?.['x-roles-by-record'] ?? []).flatMap((each) => each.roles);
    const through = cell.isRowAsked ? cell.parents : [];
    if (JSON.stringify(byRecord) !== JSON.stringify(through)) wrong.push(`${cell.name}: by record ${byRecord}`);
    const owners = cell.isRowAsked ? cell.owners : [];
    const unsaid = [...(roles === 'public' ? [] : (roles ?? [])), ...byRecord, ...owners].filter(
      (role) => !operation?.description.includes(role),
    );
    if (unsaid.length > 0) wrong.push(`${cell.name}: does not name ${unsaid}`);
  }

  expect(wrong).toEqual([]);
});

/** Entities of other modules that pickers offer: read without their module, and never written. */
const PICKED_ELSEWHERE = [
  ...['locations', 'partner_compliance_surveys', 'partners', 'power_sources', 'products', 'profiles'],
  ...['survey_versions', 'vehicles'],
];

it('opens nothing of a module that the account has not, by role first, except to pickers of other areas', async () => {
  const alone = await world.register('alone@third.example');
  await world.engine.platform.accounts.subscribe(alone.companyId, { modules: [] });
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const role of ROLES) {
    await setRoles(world, alone, [role]);
    for (const cell of cells) {
      const isOpen = isOpenTo(cell, [role]) || cell.isRowAsked;
      // Open calls name a record that does not exist, so that the walk changes nothing.
      if (isOpen && !cell.needs && !cell.namesRecord && cell.method !== 'GET') continue;
      const { status, body } = await sent(alone, cell, cell.absent);
      const whenOpen = cell.needs ? TEXTS.notSubscribed : null;
      const expected = isOpen ? whenOpen : TEXTS.notAuthorised;
      const said = status === 403 ? body.err : null;
      if (said !== expected) wrong.push(`${role}, ${cell.name}: ${status} ${JSON.stringify(body.err)}`);
    }
  }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
  const entities = [...world.engine.registry.entities.values()].map(({ entity }) => entity);
  const picked = entities.filter(({ pickedElsewhere }) => pickedElsewhere).map(({ name }) => name);
  expect(picked.sort()).toEqual(PICKED_ELSEWHERE);
}, 300_000);

/**
 * What a partner account reaches beside compliance, the value chain and its documents: itself, what it needs to use the
 * portal, and the calls and records of the companies that ask it, which no subscription opens.
 */
const OPEN_TO_PARTNERS = [
  ...['account', 'audit_checks', 'audit_log', 'audit_records', 'audit_words', 'verify_audit', 'members', 'profile'],
  ...['message_config', 'send_confirmation', 'storage_used', 'dict', 'reference', 'setup', 'job_status', 'cancel_job'],
  ...['imports', 'import_rows', 'check_import', 'repair_import', 'decide_import', 'get_location_info_by_free_text'],
  ...['init_connect', 'get_connection_invitations', 'partner_chats', 'partner_submissions', 'survey_answers'],
  ...['partner_compliance_checks', 'partner_compliance_requests', 'survey_presence', 'issue_passport'],
  ...['passport_issuers', 'supplier_passports', 'partner_compliance_status', 'dev', 'dev_actions', 'first_steps'],
  // Of the account's own records, of which a partner account has none.
  ...['dependent_figures', 'inventory_year_states', 'period_entries', 'saved_view_list', ...PICKED_ELSEWHERE],
];

it('answers a partner account that it has not subscribed, but for what is a partner’s', async () => {
  const partner = await world.register('partner@third.example');
  const sold = { modules: [...PARTNER_SUBSCRIPTIONS], type: 'partner' } as const;
  await world.engine.platform.accounts.subscribe(partner.companyId, sold);
  await setRoles(world, partner, ROLES);
  const wrong: string[] = [];
  const open = new Set<string>();
  for (const cell of cells.filter(({ allow, isRowAsked }) => allow === 'public' || allow.length > 0 || isRowAsked)) {
    const isSold = [cell.needs ?? []].flat().some((each) => PARTNER_SUBSCRIPTIONS.includes(each));
    if (isSold) continue;
    if (!cell.needs) open.add(cell.name.split(' ')[0] ?? '');
    else if ((await sent(partner, cell, cell.absent)).body.err !== TEXTS.notSubscribed) wrong.push(cell.name);
  }

  expect(wrong).toEqual([]);
  expect([...open].filter((name) => !OPEN_TO_PARTNERS.includes(name)).sort()).toEqual([]);
}, 120_000);

const FOREIGN = ['bogus', 'company_id', '_id', 'id', 'version', 'created_on', 'created_by', 'updated_on'];

it('refuses unknown and derived keys by name', async () => {
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const { entity } of world.engine.registry.entities.values()) {
    const writes = cells.filter(({ name }) => new RegExp(`^${entity.name} (create|update|update by post)$`).test(name));
    const own = new Set(Object.keys(entity.fields));
    const keys = [...FOREIGN, ...Object.keys(entity.derived)].filter((key) => !own.has(key));
    for (const cell of writes.filter(({ allow }) => allow.length > 0))
      for (const key of keys) {
        const body = { ...(cell.name.endsWith('create') ? cell.body : changesOf(entity.name)), [key]: 'x' };
        walked += 1;
        const answer = await world.admin.send(cell.method, cell.path, body);
        const expected = Object.hasOwn(entity.derived, key)
          ? [FIELD_TEXTS.derivedField]
          : [FIELD_TEXTS.derivedField, FIELD_TEXTS.unknownField];
        if (answer.status !== 400 || !expected.includes(answer.body.errors?.[key]))
          wrong.push(`${cell.name} with ${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
  }
  // A removal says nothing beside whom it removes.
  for (const cell of callCells(world).filter(({ method }) => method !== 'DELETE')) {
    const path = cell.method === 'GET' ? `${cell.path}&bogus=1` : cell.path;
    const { status, body } = await world.admin.send(cell.method, path, cell.body && { ...cell.body, bogus: 1 });
    walked += 1;
    if (status !== 400 || !JSON.stringify(body).includes('bogus')) wrong.push(`${cell.name}: ${status}`);
  }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 180_000);

it('refuses keys that would reach into the language', async () => {
  const before = await storedRows(world);
  for (const key of ['constructor', '__proto__', 'prototype'])
    for (const cell of cells.filter(({ body }) => body)) {
      walked += 1;
      const text = `{"${key}":{"admin":true},${JSON.stringify(cell.body).slice(1)}`.replace(',}', '}');
      expect((await world.admin.send(cell.method, cell.path, text)).status).toBe(400);
    }

  expect(await storedRows(world)).toEqual(before);
});

it('does not know actions, questions or entities by the names of built-in things', async () => {
  const record = cells.find(({ name }) => name === 'locations read') as Cell;
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nothing']) {
    walked += 4;
    expect((await world.admin.send('POST', `${record.path}/${name}`, {})).status).toBe(404);
    expect((await world.admin.send('GET', `${record.path}/${name}`)).status).toBe(404);
    expect((await world.admin.send('POST', record.path, { _action: name })).status).toBe(404);
    expect((await world.admin.send('GET', name)).status).toBe(404);
  }
});
