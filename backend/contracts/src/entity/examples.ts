import { utcDay } from '../formats/days';

/** What a call sends. */
export type Body = Record<string, unknown>;

/** Day on which examples begin. */
export const FIRST_DAY = utcDay(2024, 1, 1);

/** What examples are made with: a running portal, in the administrator's company. */
export interface ExampleMaker {
  /** Another number each time. */
  next(): number;
  draftOf(entity: string): Promise<Body>;
  /** Id of a new record. */
  create(entity: string, draft: Body): Promise<string>;
  /** Id of a new record, made from the example of its entity. */
  made(entity: string): Promise<string>;
  /** Id of a record that is there already. */
  standing(entity: string): Promise<string>;
}

/** What the generated tests send of one entity or call. */
export interface Example {
  /** What a valid create sends; left out where only the product writes. */
  readonly draft?: (make: ExampleMaker) => Body | Promise<Body>;
  /** One change of a field that leaves the record valid. */
  readonly change?: (make: Pick<ExampleMaker, 'next'>) => Body;
  /** Valid input of actions that need any, by their name. */
  readonly inputs?: Readonly<Record<string, Body>>;
  /** Valid input of a call. */
  readonly input?: Body;
}

/** What a file `*.example.ts` exports as `examples`, by the name of the entity or call. */
export type Examples = Readonly<Record<string, Example>>;
