import type { Call, Entity, Filter } from '@lichen/contracts/entity/entity';
import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { Allow } from '@lichen/contracts/portal/roles';
import type { Registry } from '../engine/registry';
import type { Served } from '../engine/rules';
import { joined, PARAMETERS, PROBLEM, tagsOf } from './openapi-parts';
import { type Guarded, type Permission, permissionOf } from './openapi-permission';
import { API_PRIMER } from './openapi-primer';
import { type CallSchema, inputSchema, reference, type Schema, schemasOf, withoutId } from './openapi-schemas';

/** An operation of the description, with the permission that it needs. */
export interface Operation extends Permission {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly Schema[];
  readonly parameters?: readonly Schema[];
  readonly requestBody?: Schema;
  readonly responses: Readonly<Record<string, Schema>>;
}

/** Operations by path and method. */
export type Paths = Record<string, Record<string, Operation>>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Schema;
  readonly servers: readonly Schema[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, Schema>;
    readonly parameters: Record<string, Schema>;
    readonly securitySchemes: Record<string, Schema>;
  };
  readonly security: readonly Schema[];
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
/** Describes the answer `{ ok, obj }` of a single record. */
export const answered = (description: string, obj: Schema): Schema => ({
  description,
  content: json({ type: 'object', required: ['ok', 'obj'], properties: { ok: { const: true }, obj } }),
});
const body = (schema: Schema): Schema => ({ required: true, content: json(schema) });
const parameter = (name: string): Schema => ({ $ref: `#/components/parameters/${name}` });

/** Returns the responses of these problems, by HTTP status. */
export function refusals(...names: (keyof typeof PROBLEM_STATUS)[]): Record<string, Schema> {
  return Object.fromEntries(
    names.map((name) => [String(PROBLEM_STATUS[name]), { $ref: `#/components/responses/${name}` }]),
  );
}

const READ = ['unauthenticated', 'forbidden', 'notFound'] as const;
const WRITE = [
  ...(['invalid', 'unauthenticated', 'forbidden', 'notFound', 'conflict', 'refused', 'tooLarge'] as const),
  ...(['tooMany', 'unavailable'] as const),
] as const;

type Described = Pick<Operation, 'parameters' | 'requestBody'> & { responses: Record<string, Schema> };

export function operation(
  entity: Guarded,
  verb: string,
  summary: string,
  allow: Allow,
  rest: Described,
  about?: string,
): Operation {
  const { description, ...roles } = permissionOf(entity, verb, allow);
  return {
    operationId: `${entity.name}.${verb}`,
    summary,
    description: [about, description].filter(Boolean).join(' '),
    tags: [entity.name],
    ...roles,
    ...(allow === 'public' ? { security: [{}] } : {}),
    ...rest,
    parameters: [...(rest.parameters ?? []), parameter('person')],
    responses: { ...rest.responses, ...refusals('conflict') },
  };
}

const filterText = (filter: Filter): string =>
  filter.kind === 'alsoOff'
    ? `\`true\` lists rows too whose \`${filter.field}\` is \`false\`${filter.undatedIn ? '; those without a day in every period' : ''}.`
    : filter.kind === 'inYear'
      ? 'Narrows the list to one calendar year.'
      : `Narrows the list (${filter.kind}). Repeat it for any of several values.`;

function listParameters(entity: Entity): Schema[] {
  const filters = Object.entries(entity.filters).map(([name, filter]) => ({
    name,
    in: 'query',
    description: filterText(filter),
    schema: { type: 'array', items: { type: 'string' } },
    style: 'form',
    explode: true,
  }));
  const orders = entity.sorts.flatMap((sort) => [sort, `-${sort}`]);
  const sort = orders.length > 0 ? [{ name: 'sort', in: 'query', schema: { type: 'string', enum: orders } }] : [];
  return [parameter('limit'), parameter('offset'), ...sort, ...filters];
}

/** Paths of list and create under the entity's name, of update and remove under the record's id. */
function verbPaths({ entity, rules }: Served, at: string, one: string, own: readonly Schema[]): Paths {
  const { allow, name, label } = entity;
  const record = reference(name);
  const isSingle = entity.kind === 'singleton';
  const may = (verb: keyof typeof allow) => allow[verb] === 'public' || allow[verb].length > 0;
  const paths: Paths = { [at]: {} };
  const add = (path: string, method: string, made: Operation) => {
    paths[path] = { ...paths[path], [method]: made };
  };
  if (may('list') && !isSingle) {
    const list = { list: { type: 'array', items: record }, total: { type: 'integer' }, count: { type: 'integer' } };
    const gone = { type: 'array', items: { type: 'string' }, description: 'Filters by a record that is not there' };
    const schema = { type: 'object', required: Object.keys(list), properties: { ...list, gone } };
    const responses = { 200: { description: 'The rows', content: json(schema) }, ...refusals('invalid', ...READ) };
    add(
      at,
      'get',
      operation(entity, 'list', `${label}: list`, allow.list, { parameters: listParameters(entity), responses }),
    );
  }
  if (may('create')) {
    const requestBody = body(reference(`${name}_draft`));
    const responses = { 201: answered('The new record', record), ...refusals(...WRITE) };
    const parameters = [parameter('idempotencyKey')];
    add(
      at,
      'post',
      operation(entity, 'create', `${label}: create`, allow.create, { parameters, requestBody, responses }),
    );
    const previewed = { 200: answered('Preview of the record that a create would store', {}), ...refusals(...WRITE) };
    const preview = operation(entity, 'preview', `${label}: preview`, allow.create, {
      requestBody,
      responses: previewed,
    });
    if (Object.keys(rules).length > 0) add(`${at}/preview`, 'post', preview);
  }
  if (may('read')) {
    const responses = { 200: answered('The record', record), ...refusals(...READ) };
    add(one, 'get', operation(entity, 'read', `${label}: read`, allow.read, { parameters: own, responses }));
  }
  if (may('update')) {
    const parameters = [...own, parameter('ifMatch')];
    const responses = { 200: answered('The record after the change', record), ...refusals(...WRITE) };
    const requestBody = body(reference(`${name}_changes`));
    add(
      one,
      'patch',
      operation(entity, 'update', `${label}: change`, allow.update, { parameters, requestBody, responses }),
    );
  }
  if (may('remove') && !isSingle) {
    const parameters = [...own, parameter('ifMatch')];
    const removed = { type: 'object', properties: { _id: { type: 'string' }, version: { type: 'integer' } } };
    const responses = { 200: answered('The removed records', removed), ...refusals(...WRITE) };
    add(one, 'delete', operation(entity, 'remove', `${label}: remove`, allow.remove, { parameters, responses }));
  }
  return paths;
}

function restorePaths(entity: Entity, one: string, own: readonly Schema[]) {
  const { name, label, allow, restorable } = entity;
  if (!restorable) return [];
  const responses = { 200: answered('The record before the change', reference(name)), ...refusals(...WRITE) };
  const made = operation(entity, 'restore', `${label}: restore`, allow.remove, { parameters: own, responses });
  return [[`${one}/restore`, { post: made }] as const];
}

function namedPaths({ entity }: Served, one: string, own: readonly Schema[]): Paths {
  const actions = Object.entries(entity.actions).map(([name, { label, allow, input }]) => {
    const responses = { 200: answered('The record after the change', reference(entity.name)), ...refusals(...WRITE) };
    const parameters = [...own, parameter('ifMatch')];
    const made = operation(entity, name, label, allow, {
      parameters,
      requestBody: body(inputSchema(input)),
      responses,
    });
    return [`${one}/${name}`, { post: made }] as const;
  });
  const questions = Object.entries(entity.questions ?? {}).map(([name, { label, allow, answer = {} }]) => {
    const responses = { 200: answered('The answer', answer), ...refusals(...READ) };
    const made = operation(
      entity,
      name,
      label,
      allow,
      { parameters: own, responses },
      'Of a record that the person may read.',
    );
    return [`${one}/${name}`, { get: made }] as const;
  });
  return Object.fromEntries([...actions, ...restorePaths(entity, one, own), ...questions]);
}

function entityPaths(served: Served): Paths {
  const at = `/api/data/${served.entity.name}`;
  const isSingle = served.entity.kind === 'singleton';
  const one = isSingle ? at : `${at}/{id}`;
  const own = isSingle ? [] : [parameter('id')];
  const paths = { ...verbPaths(served, at, one, own), ...namedPaths(served, one, own) };
  return Object.fromEntries(Object.entries(paths).filter(([, methods]) => Object.keys(methods).length > 0));
}

function callPaths(call: Call): Paths {
  const schema = inputSchema(call.input) as Schema & CallSchema;
  const responses = { 200: { description: 'The answer', content: json(call.answer ?? {}) }, ...refusals(...WRITE) };
  const more = call.at ?? (call.pathInput ? `{${call.pathInput}}` : '');
  const path = `/api/data/${call.name}${more && `/${more}`}`;
  const asked = Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const { description, ...bare } = each;
    return {
      ...{
        name,
        in: name === call.pathInput ? 'path' : 'query',
        required: schema.required?.includes(name) ?? false,
        schema: bare,
      },
      ...(description ? { description } : {}),
    };
  });
  const keyed = call.once ? [parameter('idempotencyKey')] : [];
  const isSent = call.method === 'POST' || call.method === 'PATCH';
  const own = call.at === undefined ? [] : [parameter('id')];
  const sent: Described = isSent
    ? {
        parameters: [...own, ...keyed],
        requestBody: body(call.at === undefined ? schema : withoutId(schema)),
        responses,
      }
    : { parameters: [...own, ...asked.filter(({ name }) => call.at === undefined || name !== 'id')], responses };
  const verb = call.at?.split('/')[1] ?? call.method.toLowerCase();
  const made = operation(call, verb, call.label, call.allow, sent, call.about);
  return { [path]: { [call.method.toLowerCase()]: made } };
}

const onceEach = (calls: readonly Call[]): Call[] => [...new Map(calls.map((call) => [call.name, call])).values()];

interface About {
  version: string;
  cookie: string;
  /** Paths of routes that are not data calls. */
  others?: Paths;
}

/** Builds the API description from the served entities and calls. */
export function openApi(registry: Registry, { version, cookie, others = {} }: About): OpenApi {
  const served = [...registry.entities.values()].filter(({ entity }) => registry.isServed(entity.name));
  const names = new Set(served.map(({ entity }) => entity.name));
  const calls = [...registry.calls.values()]
    .flat()
    .map(({ call }) => call)
    .filter(({ name }) => registry.isServed(name));
  const problem = { 'application/problem+json': { schema: reference('Problem') } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lichen',
      version,
      description: API_PRIMER,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [
      ...served.map(({ entity }) => entity),
      ...onceEach(calls).filter(({ name }) => !names.has(name)),
      ...tagsOf(others),
    ].map(({ name, label }) => ({
      ...{ name, description: label },
    })),
    paths: joined([...served.map(entityPaths), ...calls.map(callPaths), others]),
    components: {
      schemas: { Problem: PROBLEM, ...Object.fromEntries(served.flatMap(schemasOf)) },
      responses: Object.fromEntries(
        Object.entries(PROBLEM_STATUS).map(([name, status]) => [
          name,
          { description: `${status} ${name}`, content: problem },
        ]),
      ),
      parameters: PARAMETERS,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
    security: [{ session: [] }],
  };
}
