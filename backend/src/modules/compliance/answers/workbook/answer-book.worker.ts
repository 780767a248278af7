import { SURVEY_LIMITS } from '@lichen/contracts/survey/survey-definition';
import { type EverySheet, everySheet } from '../../../../platform/sheets/every-sheet';

/**
 * Limits above every workbook that the portal creates. A cell may have one character more than an answer, so that a too
 * long text is reported instead of cut.
 */
const BOUNDS = { sheets: 60, rows: 100_000, columns: 8, cellCharacters: SURVEY_LIMITS.lines + 1 };

/** Reads the sheets of an uploaded workbook. Runs in a worker because the file is untrusted. */
export const run = ({ bytes }: { bytes: Uint8Array }): Promise<EverySheet> =>
  everySheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), BOUNDS);
