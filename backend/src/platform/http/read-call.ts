import { invalid, notFound } from '@lichen/contracts/api/problems';
import type { Request } from 'express';
import type { DataCall } from '../engine/engine';
import type { Registry } from '../engine/registry';
import type { Plain } from '../store/columns';

const VERSION = /^(?:W\/)?"?(\d{1,15})"?$/;

function versionOf(request: Request): number | undefined {
  const sent = request.get('if-match');
  if (sent === undefined || sent === '*') return undefined;
  const found = VERSION.exec(sent);
  if (!found) throw invalid({ 'If-Match': 'Send the version of the record' });
  return Number(found[1]);
}

function bodyOf(request: Request): Plain {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid({ body: 'Send a single object' });
  return body as Plain;
}

/** Returns the query parameters; repeated ones have several values, nested ones do not exist. */
function queryOf(request: Request): Record<string, string[]> {
  // Without a prototype, so that a name like __proto__ is an ordinary unknown parameter.
  const found = Object.create(null) as Record<string, string[]>;
  if (!request.originalUrl.includes('?')) return found;
  const { searchParams } = new URL(request.originalUrl, 'http://localhost');
  for (const [name, value] of searchParams) {
    const values = found[name];
    if (values) values.push(value);
    else found[name] = [value];
  }
  return found;
}

/** Action name with which callers may send an ordinary update. */
const UPDATE = 'update';

type Shape = Pick<DataCall, 'verb' | 'id' | 'name'>;

function shapeOf(method: string, second: string | undefined, third: string | undefined, isSingle: boolean): Shape {
  switch (method) {
    case 'GET':
      if (isSingle) return second ? { verb: 'question', name: second } : { verb: 'read' };
      if (third) return { verb: 'question', id: second, name: third };
      return second ? { verb: 'read', id: second } : { verb: 'list' };
    case 'POST':
      if (isSingle) return second && second !== UPDATE ? { verb: 'action', name: second } : { verb: 'update' };
      if (second === 'preview' && !third) return { verb: 'preview' };
      if (third) return third === UPDATE ? { verb: 'update', id: second } : { verb: 'action', id: second, name: third };
      return second ? { verb: 'update', id: second } : { verb: 'create' };
    case 'PATCH':
      return isSingle ? { verb: 'update' } : { verb: 'update', id: second };
    case 'DELETE':
      return { verb: 'remove', id: second };
    default:
      throw notFound();
  }
}

/** Reads `_action` in an update's body, the specification's second form of calling an action. */
function withNamedAction(shape: Shape, body: Plain): { shape: Shape; body: Plain } {
  const { _action: action, ...rest } = body;
  if (shape.verb !== 'update' || action === undefined) return { shape, body };
  if (typeof action !== 'string') throw invalid({ _action: 'Name one action' });
  return { shape: action === UPDATE ? shape : { ...shape, verb: 'action', name: action }, body: rest };
}

/** Joins the two segments of calls whose name contains the entity's: `annual_statements/refresh_all`. */
function namedIn({ calls }: Registry, { entity = '', second, third }: Record<string, string | undefined>) {
  const both = `${entity}/${second}`;
  return calls.has(both) && !third ? { entity: both, second: undefined, third } : { entity, second, third };
}

/** Adds the input in the address to the query; a repetition in the query becomes a second value. */
function withPathInput(query: Record<string, string[]>, name: string | undefined, value: string | undefined) {
  return name && value ? { ...query, [name]: [value, ...(query[name] ?? [])] } : query;
}

/** `GET /api/data/activities` · `PATCH /api/data/activities/{id}` · `POST /api/data/emission_calcs/{id}/{action}` */
export function readCall(registry: Registry, request: Request): DataCall {
  const { entity, second, third } = namedIn(registry, request.params as Record<string, string | undefined>);
  const isSingle = registry.entities.get(entity)?.entity.kind === 'singleton';
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const called = registry.calls.get(entity);
  const isOneOfMany = registry.entities.has(entity) || called?.some(({ call }) => call.at !== undefined);
  const pathInput = called?.find(({ call }) => call.pathInput)?.call.pathInput;
  const { shape, body } = withNamedAction(
    called && !isOneOfMany ? { verb: method === 'GET' ? 'list' : 'create' } : shapeOf(method, second, third, isSingle),
    method === 'GET' || method === 'DELETE' ? {} : bodyOf(request),
  );
  return {
    entity,
    ...shape,
    body,
    query: withPathInput(queryOf(request), pathInput, second),
    version: versionOf(request),
    idempotencyKey: request.get('idempotency-key'),
  };
}
