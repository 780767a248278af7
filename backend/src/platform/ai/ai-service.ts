import type { z } from 'zod';

/** A picture of a page: PNG, JPEG or WebP. */
export interface AiPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A question to a language model. Text and pictures come from people outside: they are data, never instructions. */
export interface AiQuestion<T> {
  readonly companyId: string;
  /** The task, written by the product. */
  readonly instructions: string;
  readonly material: string;
  readonly pictures?: readonly AiPicture[];
  /** Schema of the answer; an answer that does not match counts as none. */
  readonly schema: z.ZodType<T>;
  /** Name of the schema, which some services require: letters and underscores. */
  readonly schemaName: string;
  readonly signal?: AbortSignal;
}

/**
 * `unavailable`: the service is down, too slow, or gave an invalid answer. `over_limit`: the company has used up its
 * tokens for this month.
 */
export type AiAnswer<T> =
  | { readonly state: 'answered'; readonly value: T }
  | { readonly state: 'unavailable' }
  | { readonly state: 'over_limit' };

/** A company's use in one month, in tokens as the service counts them, and its limit. */
export interface AiUse {
  readonly used: number;
  readonly most: number;
}

/** The language model that the operator chose. Modules supply the instructions and the schema. */
export interface AiService {
  /** Host and model as shown to people; null when the operator chose none, and then no data leave the installation. */
  readonly name: string | null;
  ask<T>(question: AiQuestion<T>): Promise<AiAnswer<T>>;
  /** Returns the use of the current month, which begins at midnight UTC. */
  use(companyId: string): Promise<AiUse>;
}
