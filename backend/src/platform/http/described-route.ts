import type { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { Allow } from '@lichen/contracts/portal/roles';
import type { Schema } from './openapi-schemas';

/** A route that is no data call, as the description of the API tells it. */
export interface DescribedRoute {
  readonly method: 'get' | 'post';
  /** Path as OpenAPI writes it, with `{name}` for parameters. */
  readonly path: string;
  /** Joins routes that belong together, in the words of the heading above them. */
  readonly about: string;
  readonly name: string;
  readonly summary: string;
  readonly allow: Allow;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Schema;
  /** Content type of the body, if it is not JSON. */
  readonly sends?: 'multipart/form-data' | 'message/rfc822';
  readonly answer: { readonly description: string; readonly obj: Schema } | { readonly file: string };
  readonly refuses: readonly (keyof typeof PROBLEM_STATUS)[];
}

/** A file that whoever may read it gets as it is. */
export const describedFile = (
  route: Pick<DescribedRoute, 'path' | 'name' | 'summary' | 'allow' | 'query'>,
): DescribedRoute => ({
  ...{ about: 'files', method: 'get', answer: { file: 'The file' } },
  refuses: ['unauthenticated', 'forbidden', 'notFound'],
  ...route,
});
