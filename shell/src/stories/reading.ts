import { asDataError, type QueryResult } from '@lichen/kit';

interface State<T> {
  data?: T;
  error?: unknown;
}

/** A query result in a fixed state: answered, refused or loading. */
export const reading = <T>({ data, error = null }: State<T>): QueryResult<T> =>
  ({ data, error, isPlaceholderData: false, refetch: () => undefined }) as unknown as QueryResult<T>;

/** Error of a call that failed with a server fault. */
export const fault = asDataError(new Error('broken'));

/** Error of a call that was refused because of a missing role. */
export const refusal = Object.assign(new Error('Not authorised'), {
  name: 'DataError',
  status: 403,
  errors: {},
  requestId: null,
  offline: false,
});
