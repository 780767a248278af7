import type { RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import type { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { DAY } from '@lichen/contracts/formats/days';

type Received = RecordOf<typeof receivedPassport>;
type Known = Pick<
  Received,
  'passport_id' | 'keys' | 'asked' | 'listed_on' | 'revoked_on' | 'revoke_reason' | 'unheard_since'
>;

/** What came of asking an issuer. */
export interface Heard {
  readonly asked: 'answered' | 'unreachable' | 'refused';
  readonly list?: RevocationDocument;
}

/** A cache between may still have the list of a moment ago. */
const OLDER_MS = DAY;

/** Of two chains of keys one goes on where the other ends; if not, one of the issuers is not who it says. */
const areOfOneIssuer = (known: Received['keys'], listed: Received['keys']) =>
  (known ?? []).every(({ key }, at) => at >= (listed ?? []).length || listed?.[at]?.key === key);

/** The list, where it is as new as what is known, and its keys are those that are known or follow from them. */
function currentList({ keys, listed_on }: Known, list: RevocationDocument | undefined) {
  if (!list || Date.parse(list.issuedOn) < (listed_on ?? 0) - OLDER_MS) return undefined;
  return areOfOneIssuer(keys, list.issuer.keys) ? list : undefined;
}

/** What a list says of a passport. One that says nothing new un-revokes nothing, and since when none came is kept. */
export function saidOf(record: Known, { asked, list }: Heard, now: number): Partial<Received> {
  const current = currentList(record, list);
  const done = { asked_on: now, job_id: null };
  if (!current) return { ...done, asked: list ? 'refused' : asked, unheard_since: record.unheard_since ?? now };
  const { keys } = current.issuer;
  const heard = {
    ...{ ...done, asked, unheard_since: null },
    listed_on: Math.max(Date.parse(current.issuedOn), record.listed_on ?? 0),
    // Keys that followed since are known from now on.
    keys: keys.length > (record.keys ?? []).length ? keys : record.keys,
  };
  const revoked = current.revoked.find(({ id }) => id === record.passport_id);
  if (!revoked || record.revoked_on !== null) return heard;
  return { ...heard, revoked_on: Date.parse(revoked.on), revoke_reason: revoked.reason };
}

/** The name under which it is told; undefined where nothing that people are told has changed. */
export function newsOf(record: Known, said: Partial<Received>): 'revoke' | 'unheard' | 'hear' | undefined {
  if (record.revoked_on === null && said.revoked_on) return 'revoke';
  if (record.unheard_since === null && said.unheard_since) return 'unheard';
  const isSame = said.asked === record.asked && (said.keys ?? record.keys)?.length === record.keys?.length;
  return isSame && (said.unheard_since ?? null) === record.unheard_since ? undefined : 'hear';
}
