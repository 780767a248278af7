import type { DescribedRoute } from './described-route';
import { answered, type Operation, operation, type Paths, refusals } from './openapi';
import type { Schema } from './openapi-schemas';

const textParameter = (place: 'path' | 'query', name: string) => ({
  ...{ name, in: place, required: true, schema: { type: 'string' } },
});

const pathParameter = (name: string): Schema =>
  name === 'id' ? { $ref: '#/components/parameters/id' } : textParameter('path', name);

const fileAnswer = (description: string): Schema => ({
  description,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
});

function operationOf(route: DescribedRoute): Operation {
  const { answer, body, path, query = {}, refuses, sends = 'application/json' } = route;
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name));
  const asked = Object.entries(query).map(([name, words]) => ({ ...textParameter('query', name), description: words }));
  const responses = {
    200: 'file' in answer ? fileAnswer(answer.file) : answered(answer.description, answer.obj),
    ...refusals(...refuses),
  };
  return operation({ name: route.about }, route.name, route.summary, route.allow, {
    ...(named.length + asked.length > 0 ? { parameters: [...named, ...asked] } : {}),
    ...(body ? { requestBody: { required: true, content: { [sends]: { schema: body } } } } : {}),
    responses,
  });
}

/** Returns the OpenAPI paths of the routes. */
export function describedPaths(routes: readonly DescribedRoute[]): Paths {
  return Object.fromEntries(routes.map((route) => [route.path, { [route.method]: operationOf(route) }]));
}
