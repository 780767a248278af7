import { passportStanding, type Standing } from '@lichen/contracts/compliance/passports/passport-standing';
import { trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import type { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { usePortal, useRecords } from '@lichen/kit';

export type ReceivedPassport = RecordOf<typeof receivedPassport>;

const MOST_TRUSTED = 500;

export const STANDING_TONES = {
  broken: 'bad',
  revoked: 'bad',
  expired: 'attention',
  unknown: 'attention',
  intact: 'good',
} as const;

/** Loads the trusted signers; `standingOf` returns the current validity of a passport. */
export function useTrusted() {
  const { now } = usePortal();
  const found = useRecords(trustedSigner, { limit: MOST_TRUSTED });
  const prints = new Set((found.data?.list ?? []).map(({ fingerprint }) => fingerprint));
  const standingOf = (passport: ReceivedPassport): Standing => passportStanding(passport, prints, now());
  return { found, standingOf };
}
