/** Validity of a passport now, in order of precedence. */
export const STANDINGS = {
  broken: 'Broken',
  revoked: 'Revoked',
  expired: 'Not valid today',
  unknown: 'Intact, signer unknown',
  intact: 'Intact and trusted',
} as const;

export type Standing = keyof typeof STANDINGS;

interface Judged {
  readonly verdict: 'intact' | 'broken';
  readonly revoked_on: number | null;
  readonly valid_from: number | null;
  readonly valid_until: number | null;
  readonly fingerprints: readonly string[] | null;
}

/** Returns the validity of a passport from its verdict, the fingerprints the company trusts and the time in ms. */
export function passportStanding(
  { verdict, revoked_on, valid_from, valid_until, fingerprints }: Judged,
  trusted: ReadonlySet<string>,
  now: number,
): Standing {
  if (verdict === 'broken') return 'broken';
  if (revoked_on !== null) return 'revoked';
  if (now < (valid_from ?? 0) || now > (valid_until ?? 0)) return 'expired';
  return fingerprints?.some((one) => trusted.has(one)) ? 'intact' : 'unknown';
}
