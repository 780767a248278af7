/** Kind of the job that opens an email and creates documents from its files. */
export const LOAD_EMAIL = 'docs.load-email';

/** Input of the job that loads an email. */
export interface LoadInput {
  readonly id: string;
  /** Ids of the attachments to load; null for those that become documents automatically. */
  readonly attachments: readonly string[] | null;
  /** The email is a duplicate: its content is shown, but no documents are created. */
  readonly isOpenedOnly: boolean;
}
