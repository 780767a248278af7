import type { Context } from '../engine/rules';
import type { UnitOfWork } from '../engine/unit/unit-of-work';

/** One file that has arrived and is what it claims to be. */
export interface Uploaded {
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  readonly mime: string;
}

/** Fields of the form that single purposes take, for the description of the API; each says of which purpose it is. */
export type UploadFields = Readonly<
  Record<string, { readonly type: 'string'; readonly description: string; readonly enum?: readonly string[] }>
>;

/** What a module does with uploads for one purpose. */
export interface UploadHandler {
  /** Content types it takes, as the bytes tell them. */
  readonly types: readonly string[];
  /** Says of another type what would do instead. */
  readonly wrongType?: string;
  /** Says of single other types what would do instead, by content type. */
  readonly wrongTypes?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  /** Longest side of a picture in pixels: one of a few kilobytes may unfold to gigabytes where it is shown. */
  readonly maxSide?: number;
  /** Throws when this person may not upload here. Asked before the file is read. */
  permit(context: Context): void;
  /** Throws when the other fields are not what this upload needs. Asked before the file is read. */
  check?(fields: Readonly<Record<string, string>>): void;
  /** Stores the reference; answers the id for the client. */
  handle(request: {
    file: Uploaded;
    fields: Readonly<Record<string, string>>;
    context: Context;
    /** Runs `work` in one transaction with its audit rows and events: the file's reference and what it belongs to. */
    write: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
  }): Promise<{ id: string }>;
}
