import { type Request, type Response, Router } from 'express';
import type { Engine } from '../engine/engine';
import { handle } from '../engine/handle';
import type { Context } from '../engine/rules';
import { readCall } from './read-call';

/** Express's own answer looks for a cached copy, a callback and settings that these answers never have. */
function sendJson(response: Response, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

/** The route to data: there is one. */
export function dataRoutes(engine: Engine, contextOf: (request: Request) => Context): Router {
  return Router().all('/data/:entity{/:second}{/:third}', async (request: Request, response: Response) => {
    const call = readCall(engine.registry, request);
    const result = await handle(engine, contextOf(request), call);
    const isNew = call.verb === 'create' && engine.registry.entities.has(call.entity);
    sendJson(response, isNew ? 201 : 200, result ?? { ok: true, obj: {} });
  });
}
