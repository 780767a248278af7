import type { email, EmailFile, EmailStatus } from '@lichen/contracts/docs/emails/email.entity';
import { EMAIL_FILE_STATUSES } from '@lichen/contracts/docs/emails/email.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Tone } from '@lichen/kit';

export type Email = RecordOf<typeof email>;

export const EMAIL_TONES: Readonly<Record<EmailStatus, Tone>> = {
  received: 'attention',
  loading: 'plain',
  loaded: 'good',
  error: 'bad',
};

export const FILE_TONES: Readonly<Record<EmailFile['status'], Tone>> = {
  loaded: 'good',
  skipped: 'plain',
  error: 'bad',
};

/** An attachment of an email, and what became of it. */
export interface ShownFile {
  readonly attachment: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Null until the file has been loaded, skipped or has failed. */
  readonly outcome: EmailFile | null;
}

/** Returns the listed attachments of an email in their order. */
export const shownFiles = ({ attachments, files }: Pick<Email, 'attachments' | 'files'>): ShownFile[] =>
  (attachments ?? []).map(({ id, filename, contentType, size }) => ({
    ...{ attachment: id, name: filename, type: contentType, size },
    outcome: files?.find(({ attachment }) => attachment === id) ?? null,
  }));

/** Returns true where loading without a chosen file would try at least one file. */
export function isOpen(record: Pick<Email, 'attachments' | 'files' | 'status'>): boolean {
  if (record.status === 'error') return true;
  return shownFiles(record).some(({ outcome }) => outcome === null || outcome.status === 'error');
}

const STATUSES = Object.keys(EMAIL_FILE_STATUSES) as EmailFile['status'][];

/** Returns the number of an email's files by status, leaving out statuses without files. */
export const countsOf = ({ files }: Pick<Email, 'files'>): readonly (readonly [EmailFile['status'], number])[] =>
  STATUSES.map((status) => [status, (files ?? []).filter((each) => each.status === status).length] as const).filter(
    ([, count]) => count > 0,
  );
