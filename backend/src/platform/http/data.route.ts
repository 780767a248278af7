import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Engine } from '../engine/engine';
import { handle } from '../engine/handle';
import type { Registry } from '../engine/registry';
import type { Context } from '../engine/rules';
import type { ServedCall } from '../module';
import { readCall } from './read-call';

/** Size in bytes from which responses are compressed; smaller ones fit into few packets anyway. */
const COMPRESSED_FROM = 4096;

/** Compresses generated responses; the build has already compressed files and pages. */
export const compressed = (): RequestHandler => compression({ threshold: COMPRESSED_FROM });

/** Replaces Express's `json`, which also handles caching, JSONP and settings that these responses never use. */
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

/** Returns whether a call takes further path segments after its name. */
const takesMore = ({ call: { pathInput, at } }: ServedCall): boolean => pathInput !== undefined || at !== undefined;

/**
 * Returns whether this is a data request, also for entities of other processes, which `handle` refuses. Names with a
 * dot are files, which modules send by their own routes.
 */
const isData = (
  { entities, calls }: Registry,
  { entity = '', second, third = '' }: Record<string, string | undefined>,
) =>
  (entities.has(entity) || calls.has(entity)) &&
  (!second || entities.has(entity) || !calls.has(entity) || calls.get(entity)?.some(takesMore)) &&
  !third.includes('.');

/** Returns whether the request is for a record's file, which a route of its module sends. */
const isFile = ({ entities }: Registry, { method, params, originalUrl }: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  entities.get(String(params['entity']))?.entity.hasFile === true &&
  params['second'] !== undefined &&
  params['third'] === undefined &&
  new URL(originalUrl, 'http://localhost').searchParams.has('f');

/** The only data route. It comes first, because most requests are for data; other requests pass on. */
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
