import type { email, EmailAttachment, EmailFile, EmailStatus } from '@lichen/contracts/docs/emails/email.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Email = RecordOf<typeof email>;

interface Outcome extends EmailAttachment {
  readonly err: string | null;
  /** The document that was made of it now. */
  readonly doc: string | null;
  /** Somebody wanted it. */
  readonly isTried: boolean;
}

function fileOf({ id, filename, contentType, err, doc, isTried }: Outcome, now: number): EmailFile {
  const said = { attachment: id, file: filename, type: contentType, err };
  if (doc !== null) return { ...said, id: doc, status: 'loaded', loaded_on: now };
  return { ...said, id: null, status: isTried ? 'error' : 'skipped', loaded_on: null };
}

/** What became of every attachment, with what was said of those that nobody tried now. */
export function filesAfter(known: Email['files'], outcomes: readonly Outcome[], now: number): EmailFile[] {
  return outcomes.map((outcome) => {
    const before = known?.find(({ attachment }) => attachment === outcome.id);
    return before && !outcome.isTried ? before : fileOf(outcome, now);
  });
}

/** Ids of the attachments that are documents. */
export const loadedOf = ({ files }: Pick<Email, 'files'>): readonly string[] =>
  (files ?? []).filter(({ status }) => status === 'loaded').map(({ attachment }) => attachment);

/** True where loading would try something: what was left out is loaded only when somebody names it. */
export function hasMore({ attachments, files, status }: Pick<Email, 'attachments' | 'files' | 'status'>): boolean {
  if (attachments === null || status === 'error') return true;
  const settled = new Set((files ?? []).filter((each) => each.status !== 'error').map(({ attachment }) => attachment));
  return attachments.some(({ id }) => !settled.has(id));
}

const MOST_CHANGES = 50;

/** A status with the history that it ends. */
export const statusChange = ({ status_history }: Pick<Email, 'status_history'>, status: EmailStatus, dt: number) => ({
  status,
  status_history: [...status_history, { status, dt }].slice(-MOST_CHANGES),
});
