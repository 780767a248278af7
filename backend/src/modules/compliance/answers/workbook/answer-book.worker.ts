import { SURVEY_LIMITS } from '@lichen/contracts/survey/survey-definition';
import { type EverySheet, everySheet } from '../../../../platform/sheets/every-sheet';

/** Above any workbook that is downloaded here; one sign more than an answer may have, so that no text is cut unsaid. */
const BOUNDS = { sheets: 60, rows: 100_000, columns: 8, cellCharacters: SURVEY_LIMITS.lines + 1 };

/** Runs apart from the portal: the file is whatever somebody sent. */
export const run = ({ bytes }: { bytes: Uint8Array }): Promise<EverySheet> =>
  everySheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), BOUNDS);
