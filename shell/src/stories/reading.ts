import { asDataError, type QueryResult } from '@lichen/kit';

interface State<T> {
  data?: T;
  error?: unknown;
}

/** A question in one fixed state: answered, refused, or still open. */
export const reading = <T>({ data, error = null }: State<T>): QueryResult<T> =>
  ({ data, error, isPlaceholderData: false, refetch: () => undefined }) as unknown as QueryResult<T>;

/** A call that the server answered with a fault of its own. */
export const fault = asDataError(new Error('broken'));

/** A call that was refused for want of a role. */
export const refusal = Object.assign(new Error('Not authorised'), {
  name: 'DataError',
  status: 403,
  errors: {},
  requestId: null,
  offline: false,
});
