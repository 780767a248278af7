import type { FieldErrors, Use } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';

/** Error of a refused or failed call. */
export interface DataError extends Error {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly errors: FieldErrors;
  /** Of a refusal: roles of which any one is enough. */
  readonly roles: readonly Role[];
  /** Of a refused deletion: what still refers to the record, and what to do first. */
  readonly uses: readonly Use[];
  readonly remedy: string | null;
  /** Id by which support finds the call in the log. */
  readonly requestId: string | null;
  readonly offline: boolean;
  /** True if the call was given up because no answer arrived in time; a write may have been carried out. */
  readonly silent: boolean;
}

interface Details {
  status: number;
  message?: string | undefined;
  errors?: FieldErrors | undefined;
  roles?: readonly Role[] | undefined;
  uses?: readonly Use[] | undefined;
  remedy?: string | undefined;
  requestId?: string | null;
  silent?: boolean;
}

/**
 * Builds the error of a call. Without a message it gets the text for being offline (status 0) or for the unexpected.
 */
export function dataError(details: Details): DataError {
  const {
    status,
    message,
    errors = {},
    roles = [],
    uses = [],
    remedy = null,
    requestId = null,
    silent = false,
  } = details;
  const offline = status === 0 && !silent;
  const words = message ?? (offline ? CALL_TEXTS.offline : TEXTS.unexpected);
  return Object.assign(new Error(words), {
    name: 'DataError',
    status,
    errors,
    roles,
    uses,
    remedy,
    requestId,
    offline,
    silent,
  });
}

const isDataError = (error: unknown): error is DataError => error instanceof Error && error.name === 'DataError';

/** Converts anything thrown to a `DataError`; errors in our code get the specified message, never their own. */
export const asDataError = (error: unknown): DataError => (isDataError(error) ? error : dataError({ status: 500 }));
