import type { Role } from '../portal/roles';
import type { ReasonAsked } from './reason';

/** HTTP status of every deliberate refusal. Any other error is a bug and answers 500. */
export const PROBLEM_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  refused: 422,
  reasonNeeded: 428,
  tooMany: 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Error message of each field, by its name (`cost.amount` for parts). */
export type FieldErrors = Readonly<Record<string, string>>;

/** Response body of every refusal: RFC 9457 members beside the two that the client reads. */
export interface ProblemBody {
  err: string;
  errors?: FieldErrors;
  /** With a 403: roles of which any one is enough. */
  roles?: readonly Role[];
  /** With a 422 to a deletion: the records that still refer to this one. */
  uses?: readonly Use[];
  /** The remedy: what the person can do instead, as a whole sentence. */
  remedy?: string;
  /** With a 428: what the change would affect. The same call succeeds when repeated with a reason. */
  asks?: ReasonAsked;
  type: string;
  title: string;
  status: number;
  instance: string;
}

/** A refusal. The server answers with the status of its code; `errors` are messages by field, all in English. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly errors?: FieldErrors,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Problem';
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** Problem of a call that needs a role the person does not have. */
export class RoleNeeded extends Problem {
  constructor(
    message: string,
    readonly roles: readonly Role[],
  ) {
    super('forbidden', message);
    this.name = 'RoleNeeded';
  }
}

/** Problem of a change that needs a reason; `asks` lists what it would affect. */
export class ReasonNeeded extends Problem {
  constructor(
    message: string,
    readonly asks: ReasonAsked,
  ) {
    super('reasonNeeded', message);
    this.name = 'ReasonNeeded';
  }
}

/** Records of one kind that refer to another record and keep it from being deleted. */
export interface Use {
  readonly kind: string;
  readonly count: number;
  /** Texts for one of them and for several. */
  readonly one: string;
  readonly other: string;
  /** API address of a list filtered to them; absent where no list has such a filter. */
  readonly list?: string;
}

/** JSON Schema of a list of `Use`. */
export const USES_SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['kind', 'count', 'one', 'other'],
    properties: {
      kind: { type: 'string' },
      count: { type: 'integer' },
      one: { type: 'string' },
      other: { type: 'string' },
      list: { type: 'string' },
    },
  },
} as const;

/** Problem of a deletion that other records prevent: `uses` lists them, and `remedy` says what to do first. */
export class InUse extends Problem {
  constructor(
    message: string,
    readonly uses: readonly Use[],
    readonly remedy: string,
  ) {
    super('refused', message);
    this.name = 'InUse';
  }
}

/** Problem with field errors; the first of them is also the general message, because the client reads `err` first. */
export function invalid(errors: FieldErrors, message?: string): Problem {
  return new Problem('invalid', message ?? Object.values(errors)[0] ?? 'Invalid', errors);
}

/** Returns a refusal for a reason that the message tells the user. */
export function refused(message: string): Problem {
  return new Problem('refused', message);
}

/** Returns the refusal for a missing record; records of other companies are missing too. */
export function notFound(): Problem {
  return new Problem('notFound', 'Not found');
}

/** Returns the refusal for a user who is not permitted to do this. */
export function forbidden(message: string): Problem {
  return new Problem('forbidden', message);
}
