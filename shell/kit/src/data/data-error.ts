import type { FieldErrors, Use } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';

/** A refused or failed call, as every screen sees it. */
export interface DataError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly errors: FieldErrors;
  /** Roles of which any one is enough, of a refusal. */
  readonly roles: readonly Role[];
  /** What still needs the record, of a refused deletion, and how to go on. */
  readonly uses: readonly Use[];
  readonly remedy: string | null;
  /** Reference by which support finds the call in the log. */
  readonly requestId: string | null;
  readonly offline: boolean;
}

interface Details {
  status: number;
  message?: string | undefined;
  errors?: FieldErrors | undefined;
  roles?: readonly Role[] | undefined;
  uses?: readonly Use[] | undefined;
  remedy?: string | undefined;
  requestId?: string | null;
}

export function dataError(details: Details): DataError {
  const { status, message, errors = {}, roles = [], uses = [], remedy = null, requestId = null } = details;
  const offline = status === 0;
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
  });
}

const isDataError = (error: unknown): error is DataError => error instanceof Error && error.name === 'DataError';

/** Anything thrown, as a `DataError`: a fault of ours shows the specified text, never its own words. */
export const asDataError = (error: unknown): DataError => (isDataError(error) ? error : dataError({ status: 500 }));
