import type { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { Allow } from '@lichen/contracts/portal/roles';
import type { Schema } from './openapi-schemas';

/** A route that is not a data call, for the API description. */
export interface DescribedRoute {
  readonly method: 'get' | 'post';
  /** OpenAPI path, with `{name}` for parameters. */
  readonly path: string;
  /** Heading that groups related routes. */
  readonly about: string;
  readonly name: string;
  readonly summary: string;
  readonly allow: Allow;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Schema;
  /** Content type of the request body, if it is not JSON. */
  readonly sends?: 'multipart/form-data' | 'message/rfc822';
  readonly answer: { readonly description: string; readonly obj: Schema } | { readonly file: string };
  readonly refuses: readonly (keyof typeof PROBLEM_STATUS)[];
}

/** Describes a route that sends a file to everybody who may read it. */
export const describedFile = (
  route: Pick<DescribedRoute, 'path' | 'name' | 'summary' | 'allow' | 'query'>,
): DescribedRoute => ({
  ...{ about: 'files', method: 'get', answer: { file: 'The file' } },
  refuses: ['unauthenticated', 'forbidden', 'notFound'],
  ...route,
});
