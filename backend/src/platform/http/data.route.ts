import { type Request, type Response, Router } from 'express';
import type { Engine } from '../engine/engine';
import { handle } from '../engine/handle';
import type { Context } from '../engine/rules';
import { readCall } from './read-call';

/** The route to data: there is one. */
export function dataRoutes(engine: Engine, contextOf: (request: Request) => Context): Router {
  return Router().all('/data/:entity{/:second}{/:third}', async (request: Request, response: Response) => {
    const call = readCall(engine.registry, request);
    const result = await handle(engine, contextOf(request), call);
    const isNew = call.verb === 'create' && engine.registry.entities.has(call.entity);
    response.status(isNew ? 201 : 200).json(result ?? { ok: true, obj: {} });
  });
}
