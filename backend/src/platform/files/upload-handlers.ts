import type { Context } from '../engine/rules';
import type { UnitOfWork } from '../engine/unit/unit-of-work';

/** A received file whose content type has been checked. */
export interface Uploaded {
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  readonly mime: string;
}

/** Additional form fields of single purposes, for the API description; each description names its purpose. */
export type UploadFields = Readonly<
  Record<string, { readonly type: 'string'; readonly description: string; readonly enum?: readonly string[] }>
>;

/** Handles a module's uploads for one purpose. */
export interface UploadHandler {
  /** Accepted content types, as detected from the bytes. */
  readonly types: readonly string[];
  /** Error message for other content types; suggests what to upload instead. */
  readonly wrongType?: string;
  /** Error messages for single other content types; each suggests what to upload instead. */
  readonly wrongTypes?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  /** Largest width and height of a picture in pixels: a few kilobytes may decode to gigabytes. */
  readonly maxSide?: number;
  /** Throws when this person may not upload here. Called before the file is read. */
  permit(context: Context): void;
  /** Throws when the other form fields are invalid. Called before the file is read. */
  check?(fields: Readonly<Record<string, string>>): void;
  /** Stores the reference to the file; returns the id for the client. */
  handle(request: {
    file: Uploaded;
    fields: Readonly<Record<string, string>>;
    context: Context;
    /**
     * Runs `work` in one transaction with its audit rows and events: the file's reference and the record it belongs to.
     */
    write: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
  }): Promise<{ id: string }>;
}
