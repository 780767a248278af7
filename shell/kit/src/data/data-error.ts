import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';

/** A refused or failed call, as every screen sees it. */
export interface DataError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly errors: FieldErrors;
  /** Roles of which any one is enough, of a refusal. */
  readonly roles: readonly Role[];
  /** Reference by which support finds the call in the log. */
  readonly requestId: string | null;
  readonly offline: boolean;
}

interface Details {
  status: number;
  message?: string | undefined;
  errors?: FieldErrors | undefined;
  roles?: readonly Role[] | undefined;
  requestId?: string | null;
}

export function dataError({ status, message, errors = {}, roles = [], requestId = null }: Details): DataError {
  const offline = status === 0;
  const words = message ?? (offline ? CALL_TEXTS.offline : TEXTS.unexpected);
  return Object.assign(new Error(words), { name: 'DataError', status, errors, roles, requestId, offline });
}

const isDataError = (error: unknown): error is DataError => error instanceof Error && error.name === 'DataError';

/** Anything thrown, as a `DataError`: a fault of ours shows the specified text, never its own words. */
export const asDataError = (error: unknown): DataError => (isDataError(error) ? error : dataError({ status: 500 }));
