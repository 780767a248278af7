import type { Role } from '../portal/roles';
import type { ReasonAsked } from './reason';

/** Everything that can go wrong on purpose. Anything else is a bug and answers 500. */
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

/** Message under each field, keyed by the field's name (`cost.amount` for parts). */
export type FieldErrors = Readonly<Record<string, string>>;

/** Body of every refusal on the wire: RFC 9457 members beside the two that the client reads. */
export interface ProblemBody {
  err: string;
  errors?: FieldErrors;
  /** Roles of which any one is enough, with a 403. */
  roles?: readonly Role[];
  /** What still needs the record, with a 422 to a deletion. */
  uses?: readonly Use[];
  /** How to go on all the same, in a whole sentence. */
  remedy?: string;
  /** What the change would touch, with a 428. Repeated with a reason, the call is done. */
  asks?: ReasonAsked;
  type: string;
  title: string;
  status: number;
  instance: string;
}

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

/** The call is open to other roles than those of the person. */
export class RoleNeeded extends Problem {
  constructor(
    message: string,
    readonly roles: readonly Role[],
  ) {
    super('forbidden', message);
    this.name = 'RoleNeeded';
  }
}

/** The change is possible, with a reason: `asks` says what it would touch. */
export class ReasonNeeded extends Problem {
  constructor(
    message: string,
    readonly asks: ReasonAsked,
  ) {
    super('reasonNeeded', message);
    this.name = 'ReasonNeeded';
  }
}

/** Records of one kind that another record is needed by. */
export interface Use {
  readonly kind: string;
  readonly count: number;
  /** Words about a number of them. */
  readonly one: string;
  readonly other: string;
  /** Where the API lists them; absent where no list is narrowed to them. */
  readonly list?: string;
}

/** The record cannot go: `uses` says by what it is needed, and `remedy` what to do first. */
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

/** Field errors; the first message also stands as the general one, because the client reads `err` first. */
export function invalid(errors: FieldErrors, message?: string): Problem {
  return new Problem('invalid', message ?? Object.values(errors)[0] ?? 'Invalid', errors);
}

export function refused(message: string): Problem {
  return new Problem('refused', message);
}

export function notFound(): Problem {
  return new Problem('notFound', 'Not found');
}

export function forbidden(message: string): Problem {
  return new Problem('forbidden', message);
}
