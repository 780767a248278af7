import { utcDay } from '../formats/days';

/** Body of a request. */
export type Body = Record<string, unknown>;

/** First day of example periods. */
export const FIRST_DAY = utcDay(2024, 1, 1);

/** Helpers that create the records an example needs, in a running portal and the administrator's company. */
export interface ExampleMaker {
  /** Returns a different number each time. */
  next(): number;
  draftOf(entity: string): Promise<Body>;
  /** Creates a record from the draft and returns its id. */
  create(entity: string, draft: Body): Promise<string>;
  /** Creates a record from its entity's example and returns its id. */
  made(entity: string): Promise<string>;
  /** Returns the id of a record that exists already. */
  standing(entity: string): Promise<string>;
}

/** Example input with which the generated tests exercise one entity or call. */
export interface Example {
  /** Valid body of a create; absent where only the server creates records. */
  readonly draft?: (make: ExampleMaker) => Body | Promise<Body>;
  /** Makes the server create a record that callers only change, and returns its id. */
  readonly arises?: (make: ExampleMaker) => Promise<string>;
  /** A change of one field that keeps the record valid. */
  readonly change?: (make: Pick<ExampleMaker, 'next'>) => Body;
  /** Valid inputs of the actions that need any, by action name. */
  readonly inputs?: Readonly<Record<string, Body>>;
  /** Valid input of a call. */
  readonly input?: Body;
}

/** Type of the export `examples` of each `*.example.ts` file, by entity or call name. */
export type Examples = Readonly<Record<string, Example>>;
