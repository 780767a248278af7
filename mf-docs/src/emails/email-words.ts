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

/** One line of the files of an email: what came, and what became of it. */
export interface ShownFile {
  readonly attachment: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Null before anything was tried. */
  readonly outcome: EmailFile | null;
}

/** Every listed attachment of an email, in the order in which it has them. */
export const shownFiles = ({ attachments, files }: Pick<Email, 'attachments' | 'files'>): ShownFile[] =>
  (attachments ?? []).map(({ id, filename, contentType, size }) => ({
    ...{ attachment: id, name: filename, type: contentType, size },
    outcome: files?.find(({ attachment }) => attachment === id) ?? null,
  }));

/** True where loading without naming any file would try one. */
export function isOpen(record: Pick<Email, 'attachments' | 'files' | 'status'>): boolean {
  if (record.status === 'error') return true;
  return shownFiles(record).some(({ outcome }) => outcome === null || outcome.status === 'error');
}

const STATUSES = Object.keys(EMAIL_FILE_STATUSES) as EmailFile['status'][];

/** How many files of an email came to what, none of nothing. */
export const countsOf = ({ files }: Pick<Email, 'files'>): readonly (readonly [EmailFile['status'], number])[] =>
  STATUSES.map((status) => [status, (files ?? []).filter((each) => each.status === status).length] as const).filter(
    ([, count]) => count > 0,
  );
