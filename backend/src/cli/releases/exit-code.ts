import { Problem } from '@lichen/contracts/api/problems';

/** 2 for a release that is refused or a check that failed, 3 where somebody else was faster. */
const EXIT: Readonly<Record<string, number>> = { conflict: 3, refused: 2, invalid: 2 };

/** What a program ends with after an error. */
export const exitCodeOf = (error: unknown): number => (error instanceof Problem ? (EXIT[error.code] ?? 1) : 1);
