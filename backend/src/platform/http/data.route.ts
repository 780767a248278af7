import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Engine } from '../engine/engine';
import { handle } from '../engine/handle';
import type { Registry } from '../engine/registry';
import type { Context } from '../engine/rules';
import type { ServedCall } from '../module';
import { readCall } from './read-call';

/** Bytes below which an answer travels in few packets anyway, and compressing costs more than it saves. */
const COMPRESSED_FROM = 4096;

/** Files and pages have twins that the build compressed; what is made for one visitor is compressed on its way. */
export const compressed = (): RequestHandler => compression({ threshold: COMPRESSED_FROM });

/** Express's own answer looks for a cached copy, a callback and settings that these answers never have. */
function sendJson(response: Response, status: number, body: unknown, compress: (then: () => void) => void): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', length);
  const send = () => response.end(text);
  if (length < COMPRESSED_FROM) send();
  else compress(send);
}

/** True for a call behind whose name more stands. */
const takesMore = ({ call: { pathInput, at } }: ServedCall): boolean => pathInput !== undefined || at !== undefined;

/** True for a data request, also to what another process serves: `handle` refuses it. Names with a dot are files, which modules send by their own routes. */
const isData = (
  { entities, calls }: Registry,
  { entity = '', second, third = '' }: Record<string, string | undefined>,
) =>
  (entities.has(entity) || calls.has(entity)) &&
  (!second || entities.has(entity) || !calls.has(entity) || calls.get(entity)?.some(takesMore)) &&
  !third.includes('.');

/** True where the file of a record is asked for, and not the record: a route of its module sends it. */
const isFile = ({ entities }: Registry, { method, params, originalUrl }: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  entities.get(String(params['entity']))?.entity.hasFile === true &&
  params['second'] !== undefined &&
  params['third'] === undefined &&
  new URL(originalUrl, 'http://localhost').searchParams.has('f');

/** The route to data: there is one. It stands first, as most visits come for it; what is not data goes on. */
export function dataRoutes(engine: Engine, contextOf: (request: Request) => Context): Router {
  const compressing = compressed();
  return Router().all('/data/:entity{/:second}{/:third}', async (request: Request, response: Response, next) => {
    const { registry } = engine;
    if (!isData(registry, request.params as Record<string, string | undefined>)) return next();
    if (isFile(registry, request)) return next();
    const call = readCall(engine.registry, request);
    const result = await handle(engine, contextOf(request), call);
    const isNew = call.verb === 'create' && engine.registry.entities.has(call.entity);
    sendJson(response, isNew ? 201 : 200, result ?? { ok: true, obj: {} }, (then) =>
      compressing(request, response, then),
    );
  });
}
