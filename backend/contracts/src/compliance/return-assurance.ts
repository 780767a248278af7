/** Levels at which a third party gives assurance (ISAE 3000, ISAE 3410, ISO 14064-3). */
export const ASSURANCE_LEVELS = ['limited', 'reasonable'] as const;

/** English labels of the assurance levels; dictionary keys. */
export const ASSURANCE_WORDS: Readonly<Record<(typeof ASSURANCE_LEVELS)[number], string>> = {
  limited: 'Limited assurance',
  reasonable: 'Reasonable assurance',
};

/** The fields of a return about its verification. */
export interface StatedAssurance {
  readonly quality: string;
  readonly verified_by: string | null;
  readonly assurance: (typeof ASSURANCE_LEVELS)[number] | null;
  readonly verified_on: number | null;
}

/** True if the return names the verifier, the level and the date; anything less is no verification. */
export const isAssured = ({ quality, verified_by, assurance, verified_on }: Partial<StatedAssurance>): boolean =>
  quality === 'verified' && Boolean(verified_by) && Boolean(assurance) && (verified_on ?? null) !== null;
