import type { z } from 'zod';

/** A picture of a page, as PNG, JPEG or WebP. */
export interface AiPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** One question to a language model. Text and pictures are material that somebody sent: never an instruction. */
export interface AiQuestion<T> {
  readonly companyId: string;
  /** What is to be done, in the words of the product. */
  readonly instructions: string;
  readonly material: string;
  readonly pictures?: readonly AiPicture[];
  /** Shape of the answer: another one counts as none. */
  readonly schema: z.ZodType<T>;
  /** Name of the shape, as some services ask for it: letters and underscores. */
  readonly schemaName: string;
  readonly signal?: AbortSignal;
}

/**
 * `unavailable`: the service is down, slow, or answered something else. `over_limit`: the company has used what it may
 * in this month.
 */
export type AiAnswer<T> =
  | { readonly state: 'answered'; readonly value: T }
  | { readonly state: 'unavailable' }
  | { readonly state: 'over_limit' };

/** What a company has used in a month, in tokens as the service counts them, and how many it may use. */
export interface AiUse {
  readonly used: number;
  readonly most: number;
}

/** The language model of a service that the operator chose. Modules bring the instructions and the shape. */
export interface AiService {
  /** Host and model, for people; null where the operator set none, and nothing leaves the installation. */
  readonly name: string | null;
  ask<T>(question: AiQuestion<T>): Promise<AiAnswer<T>>;
  /** Use of the present month, which begins at midnight UTC. */
  use(companyId: string): Promise<AiUse>;
}
