import { join } from 'node:path';
import { allModules } from '../src/modules';
import { registryOf } from '../src/platform/engine/registry';
import { openApi } from '../src/platform/http/openapi';
import { describedPaths } from '../src/platform/http/described-routes';
import { describedUpload } from '../src/platform/files/upload.route';
import { openApiPage } from '../src/platform/http/openapi-page';
import { makeWorld } from './world';

const sayIn = (_language: string, text: string) => text;
const modules = allModules(join(__dirname, '../reference'), { sayIn } as never);
const registry = registryOf(modules);
const others = describedPaths([describedUpload(modules), ...modules.flatMap(({ described = [] }) => described)]);
const document = openApi(registry, { version: '1.2.3', cookie: 'lichen', others });

function resolve(pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], document);
}

function walk(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const each of Object.values(value)) walk(each, visit);
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, made]) => ({ path, method, made })),
);

it('is OpenAPI 3.1.0 and survives the wire', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Lichen', version: '1.2.3' });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

it('resolves every reference', () => {
  const pointers: string[] = [];
  walk(document, (object) => {
    if (typeof object['$ref'] === 'string') pointers.push(object['$ref']);
  });

  expect(pointers.length).toBeGreaterThan(50);
  expect(pointers.filter((pointer) => resolve(pointer) === undefined)).toEqual([]);
});

it('names every entity, action, question and call, with who may', () => {
  const missing: string[] = [];
  for (const { entity } of registry.entities.values()) {
    const single = entity.kind === 'singleton';
    const verbs = Object.entries(entity.allow).filter(
      ([verb, allow]) => allow.length > 0 && !(single && verb === 'list'),
    );
    for (const name of [
      ...verbs.map(([verb]) => verb),
      ...Object.keys(entity.actions),
      ...Object.keys(entity.questions ?? {}),
    ])
      if (!operations.some(({ made }) => made.operationId === `${entity.name}.${name}`))
        missing.push(`${entity.name}.${name}`);
  }
  for (const { call } of [...registry.calls.values()].flat()) {
    const more = call.at ?? (call.pathInput ? `{${call.pathInput}}` : '');
    const path = `/api/data/${call.name}${more && `/${more}`}`;
    if (!document.paths[path]?.[call.method.toLowerCase()]) missing.push(`${call.method} ${call.name}`);
  }

  expect(missing).toEqual([]);
  expect(operations.every(({ made }) => made.description.length > 0 && Object.keys(made.responses).length > 0)).toBe(
    true,
  );
});

const draftOf = (name: string) => document.components.schemas[`${name}_draft`] as Record<string, unknown>;

it('says how to begin, and prints it on the page', () => {
  expect(document.info['description']).toContain('/api/auth/challenge');
  expect(openApiPage(document, 'n')).toContain('Start with GET /api/auth/challenge');
});

it('names the reference lists, and says of every code where it is listed', () => {
  const asked = document.paths['/api/data/reference']?.['get']?.parameters?.find(({ name }) => name === 'name');
  const { enum: served = [] } = (asked?.['schema'] ?? {}) as { enum?: string[] };
  const named: string[] = [];
  walk(document.components.schemas, ({ description }) => {
    const list = /reference list (\w+)/.exec(String(description ?? ''))?.[1];
    if (list) named.push(list);
  });

  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((list) => !served.includes(list))).toEqual([]);
});

it('says what the rules of an entity ask for beside what is required', () => {
  expect(draftOf('business_travel')['description']).toBe(
    'Also required, unless applied is false: profile_id, location_id, transport_method, start_location, end_location, journey_date, distance',
  );
  expect(draftOf('purchased_goods_activitys')['description']).toContain('order_date (Purchase or order date required)');
  expect(draftOf('vehicle_activitys')['description']).toBe('Also required: quantity, fuel_units');
  expect(draftOf('electricity_activitys')['description']).toBeUndefined();
});

it.each(['chart_data', 'get_total_gaps'])('says which questions to %s take another role', (name) => {
  const { description, 'x-roles': roles } = document.paths[`/api/data/${name}`]?.['post'] ?? {};
  expect(roles).toEqual(['user']);
  expect(description).toContain('the role admin.');
});

it('says what is in the structured parts of a calculation and in its explanation', () => {
  const { properties } = document.components.schemas['emission_calcs'] as { properties: Record<string, object> };
  for (const name of ['gases', 'parts', 'inputs', 'problem'])
    expect(JSON.stringify(properties[name])).toMatch(/"properties":\{"\w+"/);
  const { responses } = document.paths['/api/data/emission_calcs/{id}/explain']?.['get'] ?? {};
  expect(JSON.stringify(responses?.['200'])).toContain('"publisher"');
});

interface Layer {
  route?: { path: string };
  handle: { stack?: Layer[] };
}

/** Every address of a router, as Express keeps them. */
const addressesOf = ({ stack = [] }: { stack?: Layer[] }): string[] =>
  stack.flatMap(({ route, handle }) => [...(route ? [route.path] : []), ...addressesOf(handle)]);

it('describes every route that is no data call', async () => {
  const world = await makeWorld();
  const ask = () => Promise.reject(new Error('Nobody asks here'));
  const routers = modules.flatMap(({ routes }) => (routes ? [routes(world.engine.platform, ask)] : []));
  await world.stop();
  const addresses = routers.flatMap((router) => addressesOf(router as unknown as Layer['handle']));
  const described = addresses.map((address) => address.replace(/:(\w+)/g, '{$1}'));

  expect(described.length).toBeGreaterThan(14);
  expect(described.filter((address) => !Object.hasOwn(document.paths, address))).toEqual([]);
  const form = ['/api/upload', 'post', 'requestBody', 'content', 'multipart/form-data', 'schema', 'properties'];
  expect(document.paths).toHaveProperty([...form, 'file', 'format'], 'binary');
  expect(document.paths).toHaveProperty([...form, 'doc_type', 'enum'], expect.arrayContaining(['electricity']));
});

it('names no operation twice and declares every path parameter', () => {
  const ids = operations.map(({ made }) => made.operationId);

  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, made } of operations)
    if (path.includes('{id}')) expect(made.parameters).toContainEqual({ $ref: '#/components/parameters/id' });
});

it('keeps internal and derived fields out of what may be sent', () => {
  for (const { entity } of registry.entities.values()) {
    const record = resolve(`#/components/schemas/${entity.name}`) as { properties: Record<string, unknown> };
    const draft = resolve(`#/components/schemas/${entity.name}_draft`) as { properties: Record<string, unknown> };
    const internal = Object.entries({ ...entity.fields, ...entity.derived }).filter(([, field]) => field.internal);
    for (const [name] of internal) expect(record.properties).not.toHaveProperty([name]);
    expect(Object.keys(draft.properties).sort()).toEqual(Object.keys(entity.fields).sort());
  }
});

it('shows people the same document without a script', () => {
  const page = openApiPage(document, 'abc');

  for (const { path, method } of operations) expect(page).toContain(`<b>${method.toUpperCase()}</b> ${path}</h3>`);
  expect(page).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
  expect(page).toContain('<style nonce="abc">');
});
