/** Default size limit of an upload, in bytes. */
export const UPLOAD_BYTES = 25 * 1024 * 1024;

/** Refusal of a file above `UPLOAD_BYTES`. */
export const UPLOAD_TOO_LARGE = 'The file is larger than 25 MB. Split it into smaller files.';
