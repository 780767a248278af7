import { UNITS, type UnitKind } from '@lichen/contracts/activities/codes/units';
import { itemOf, type OwnFactorType, type ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { type CodeOf, resolveCode } from '@lichen/contracts/entity/resolve-code';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { FollowUp, Rules } from '../../../platform/engine/rules';
import type { FactorLibrary } from '../emission/published/factor';
import { typeOf } from '../types/type-of';

type Stated = Pick<RecordOf<typeof ownFactor>, 'activity_type' | 'item' | 'currency' | 'units'>;

/** Kinds of units by type; for other types the item determines them. */
const KINDS: Partial<Record<OwnFactorType, readonly UnitKind[]>> = {
  water_activitys: ['volume'],
  discharge_activitys: ['volume'],
  waste_activitys: ['mass'],
  refrigerant_activitys: ['mass', 'volume'],
  lease_activitys: ['energy'],
  vehicle_activitys: ['energy', 'volume', 'mass', 'distance'],
  stays: ['room_nights'],
};
const BY_ITEM: readonly OwnFactorType[] = [
  ...(['fuel_activitys', 'power_activitys', 'business_travel', 'commute'] as const),
  'upstream_transmission_distribution',
];
/** Road freight, which is also measured by vehicle kilometre. */
const OF_ROADS = ['van', 'lorry'];

/** Returns the code of the item as activities store it, which must match; undefined where no list has it. */
function itemCode({ activity_type, item, currency }: Stated, codeOf: CodeOf): string | undefined {
  const named = itemOf(activity_type, currency);
  const field = named && typeOf(activity_type).entity.fields[named.field];
  if (!item || !named || field?.kind !== 'code') return item ?? undefined;
  return resolveCode({ list: named.list, ...(field.as ? { as: field.as } : {}) }, item, codeOf);
}

function kindsOf(
  { activity_type: type }: Stated,
  code: string,
  library: FactorLibrary,
): readonly UnitKind[] | undefined {
  if (!BY_ITEM.includes(type)) return KINDS[type];
  const line = library.entry(itemOf(type)?.list ?? '', code);
  const units = (line?.units ?? []).filter((unit): unit is keyof typeof UNITS => Object.hasOwn(UNITS, unit));
  if (units.length === 0) return undefined;
  const kinds = units.map((unit) => UNITS[unit].kind);
  return OF_ROADS.includes(line?.category ?? '') ? [...kinds, 'distance'] : kinds;
}

/** Notes on the account that it has own factors, so that other accounts' saves need not search for them. */
const notedOnAccount: FollowUp = {
  of: (before, after) => (!before && after ? [after] : []),
  run: async (_created, { mark }, { companyId }) => {
    await mark(account, [{ id: companyId, own_factors: 0 }], { own_factors: true });
  },
};

/** Returns rules of own factors. They refuse a factor that no activity can match, because nobody would notice. */
export const ownFactorRules = (library: FactorLibrary, codeOf: CodeOf): Rules<typeof ownFactor> => ({
  check: (record) => {
    const code = itemCode(record, codeOf);
    if (record.item && code === undefined) return { item: FIELD_TEXTS.choice };
    const kinds = record.currency ? undefined : kindsOf(record, code ?? '', library);
    const isMeasured = !kinds || kinds.includes(UNITS[record.units].kind);
    return isMeasured ? {} : { units: 'Choose a unit that this activity is measured in' };
  },
  derive: (record) => ({ item: itemCode(record, codeOf) ?? null }),
  followUps: [notedOnAccount],
});
