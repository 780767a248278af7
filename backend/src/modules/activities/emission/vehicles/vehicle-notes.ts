import type { ComponentResult } from '../calculation';
import { joined } from '../explanation/notes';

/** Adds a note to a direct figure; other components and failed results stay as they are. */
export const withNote = (result: ComponentResult, note: string | null): ComponentResult =>
  result.component === 'direct' ? noted(result, note) : result;

/** Adds a note to a figure; a failed result stays as it is. */
export const noted = (result: ComponentResult, note: string | null): ComponentResult =>
  'err' in result.outcome
    ? result
    : { ...result, outcome: { ...result.outcome, note: joined([result.outcome.note, note]) } };
