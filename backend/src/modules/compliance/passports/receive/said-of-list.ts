import type { RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import type { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { DAY } from '@lichen/contracts/formats/days';

type Received = RecordOf<typeof receivedPassport>;
type Known = Pick<
  Received,
  'passport_id' | 'keys' | 'asked' | 'listed_on' | 'revoked_on' | 'revoke_reason' | 'unheard_since'
>;

/** The result of asking an issuer. */
export interface Heard {
  readonly asked: 'answered' | 'unreachable' | 'refused';
  readonly list?: RevocationDocument;
}

/** A list may be this much older than the last one (ms), because a cache may still deliver it. */
const OLDER_MS = DAY;

/** True if one key chain continues the other; otherwise the two are not of one issuer. */
const areOfOneIssuer = (known: Received['keys'], listed: Received['keys']) =>
  (known ?? []).every(({ key }, at) => at >= (listed ?? []).length || listed?.[at]?.key === key);

/** Returns the list if it is recent enough and its keys match the known ones or continue them. */
function currentList({ keys, listed_on }: Known, list: RevocationDocument | undefined) {
  if (!list || Date.parse(list.issuedOn) < (listed_on ?? 0) - OLDER_MS) return undefined;
  return areOfOneIssuer(keys, list.issuer.keys) ? list : undefined;
}

/**
 * Returns the changes that a list makes to a passport. A revocation is never undone, and the time of the first missing
 * answer stays.
 */
export function saidOf(record: Known, { asked, list }: Heard, now: number): Partial<Received> {
  const current = currentList(record, list);
  const done = { asked_on: now, job_id: null };
  if (!current) return { ...done, asked: list ? 'refused' : asked, unheard_since: record.unheard_since ?? now };
  const { keys } = current.issuer;
  const heard = {
    ...{ ...done, asked, unheard_since: null },
    listed_on: Math.max(Date.parse(current.issuedOn), record.listed_on ?? 0),
    // Later keys of the issuer are known from now on.
    keys: keys.length > (record.keys ?? []).length ? keys : record.keys,
  };
  const revoked = current.revoked.find(({ id }) => id === record.passport_id);
  if (!revoked || record.revoked_on !== null) return heard;
  return { ...heard, revoked_on: Date.parse(revoked.on), revoke_reason: revoked.reason };
}

/** Returns the event of the changes; undefined if nothing changed that people are notified of. */
export function newsOf(record: Known, said: Partial<Received>): 'revoke' | 'unheard' | 'hear' | undefined {
  if (record.revoked_on === null && said.revoked_on) return 'revoke';
  if (record.unheard_since === null && said.unheard_since) return 'unheard';
  const isSame = said.asked === record.asked && (said.keys ?? record.keys)?.length === record.keys?.length;
  return isSame && (said.unheard_since ?? null) === record.unheard_since ? undefined : 'hear';
}
