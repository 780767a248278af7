/** What a passport is worth now: the first that fits. */
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

/** It follows from what was found, from whom the company trusts, and from the moment. */
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
