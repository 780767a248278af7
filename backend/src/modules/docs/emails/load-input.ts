/** Kind of the job that opens an email and makes documents of its files. */
export const LOAD_EMAIL = 'docs.load-email';

export interface LoadInput {
  readonly id: string;
  /** Ids of attachments; null for those that become documents by themselves. */
  readonly attachments: readonly string[] | null;
  /** It came before: it is shown, and nothing is made of it. */
  readonly isOpenedOnly: boolean;
}
