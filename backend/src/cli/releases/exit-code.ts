import { Problem } from '@lichen/contracts/api/problems';

/** Exit code 2 for a refused release or a failed check, 3 when somebody else released in the meantime. */
const EXIT: Readonly<Record<string, number>> = { conflict: 3, refused: 2, invalid: 2 };

/** Returns the exit code for an error. */
export const exitCodeOf = (error: unknown): number => (error instanceof Problem ? (EXIT[error.code] ?? 1) : 1);
