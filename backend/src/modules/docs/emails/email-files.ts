import type { email, EmailAttachment, EmailFile, EmailStatus } from '@lichen/contracts/docs/emails/email.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Email = RecordOf<typeof email>;

interface Outcome extends EmailAttachment {
  readonly err: string | null;
  /** Id of the document created in this run; null if none was. */
  readonly doc: string | null;
  /** True if this run tried to create a document. */
  readonly isTried: boolean;
}

function fileOf({ id, filename, contentType, err, doc, isTried }: Outcome, now: number): EmailFile {
  const said = { attachment: id, file: filename, type: contentType, err };
  if (doc !== null) return { ...said, id: doc, status: 'loaded', loaded_on: now };
  return { ...said, id: null, status: isTried ? 'error' : 'skipped', loaded_on: null };
}

/** Returns the outcome for every attachment. Attachments that this run did not try keep their earlier outcome. */
export function filesAfter(known: Email['files'], outcomes: readonly Outcome[], now: number): EmailFile[] {
  return outcomes.map((outcome) => {
    const before = known?.find(({ attachment }) => attachment === outcome.id);
    return before && !outcome.isTried ? before : fileOf(outcome, now);
  });
}

/** Returns the ids of the attachments that became documents. */
export const loadedOf = ({ files }: Pick<Email, 'files'>): readonly string[] =>
  (files ?? []).filter(({ status }) => status === 'loaded').map(({ attachment }) => attachment);

/** Returns true if loading the email has something left to try. Files that were left out are loaded only when named. */
export function hasMore({ attachments, files, status }: Pick<Email, 'attachments' | 'files' | 'status'>): boolean {
  if (attachments === null || status === 'error') return true;
  const settled = new Set((files ?? []).filter((each) => each.status !== 'error').map(({ attachment }) => attachment));
  return attachments.some(({ id }) => !settled.has(id));
}

const MOST_CHANGES = 50;

/** Returns the new status and the status history, which keeps the latest 50 changes. */
export const statusChange = ({ status_history }: Pick<Email, 'status_history'>, status: EmailStatus, dt: number) => ({
  status,
  status_history: [...status_history, { status, dt }].slice(-MOST_CHANGES),
});
