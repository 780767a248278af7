import type { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import type { Planned } from '@lichen/contracts/compliance/configurations/configuration-plan';
import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Configuration = RecordOf<typeof complianceConfiguration>;

/** Partner fields that a configuration looks at. */
export type LookedAt = Pick<RecordOf<typeof partner>, '_id' | 'partner_roles' | 'custom_category' | 'invite_status'>;

/** Fields of the configuration's own demand of a partner. */
export type Standing = Pick<RecordOf<typeof demand>, 'status' | 'left_config' | 'overridden'>;

const hasAny = (wanted: readonly string[] | null, had: readonly string[] | null): boolean =>
  !wanted || wanted.length === 0 || wanted.some((each) => (had ?? []).includes(each));

/** True if the partner is in every list of the configuration; an empty list matches all. */
export const fits = (
  { role_id, custom_category, partner_ids }: Pick<Configuration, 'role_id' | 'custom_category' | 'partner_ids'>,
  one: Pick<LookedAt, '_id' | 'partner_roles' | 'custom_category'>,
): boolean =>
  hasAny(role_id, one.partner_roles) && hasAny(custom_category, one.custom_category) && hasAny(partner_ids, [one._id]);

/** Returns what the configuration does with a partner; undefined if it does not match and has no open demand. */
export function plannedOf(
  configuration: Configuration,
  one: LookedAt,
  { standing, hasOwn }: { readonly standing: Standing | undefined; readonly hasOwn: boolean },
): Planned | undefined {
  const isFitting = fits(configuration, one);
  if (standing?.status === 'withdrawn' && !standing.left_config) return isFitting ? 'withdrawn' : undefined;
  if (standing && !isFitting) return standing.left_config ? undefined : 'withdraw';
  if (!isFitting) return undefined;
  if (!standing && one.invite_status !== 'connected') return 'not_connected';
  if (configuration.partner_override && hasOwn) return 'replaced';
  return standing && !standing.left_config && !standing.overridden ? 'keep' : 'ask';
}
