import { defineEntity } from '../../entity/entity';
import { about, choice, code, day, decimal, endsWith, hint, longText, optional, text } from '../../entity/fields';
import { ADMIN, everyVerb } from '../../portal/roles';
import { TEXTS } from '../../text/texts';
import { locationRef, partnerRef, productRef } from '../types/shared/activity-fields';
import { facetsOf, typesWith, type TypesWith } from '../activity-types';
import type { OwnFactorItem } from '../type-facets';
import { UNITS, type UnitCode } from '../codes/units';

/** Kinds of custom factors. Contractual instruments exist for electricity only. */
export const OWN_FACTOR_KINDS = ['supplier_tariff', 'contractual_instrument', 'own_measurement'] as const;

/** Activity types that a company may state its own factors for. */
export type OwnFactorType = TypesWith<'ownFactor'>;
/** Activity types that accept a custom factor. */
export const OWN_FACTOR_TYPES: readonly OwnFactorType[] = typesWith('ownFactor');

/** Returns what a custom factor of the type applies to; a factor per unit of money applies to the item of the spend. */
export const itemOf = (type: OwnFactorType, currency?: string | null): OwnFactorItem | undefined =>
  facetsOf(type).ownFactor?.[currency ? 'spend' : 'item'];

/** True for types that accept a factor per unit of money. */
export const takesCurrency = (type: OwnFactorType): boolean => facetsOf(type).ownFactor?.spend !== undefined;

/** True when a factor names no item although its type requires one; it would apply to every fuel or material. */
export const lacksItem = (
  type: OwnFactorType,
  { item, product_id, currency }: { readonly [name in 'item' | 'product_id' | 'currency']?: string | null },
): boolean => itemOf(type, currency) !== undefined && !item && !product_id;

const perUnit = (label: string) => decimal(label, { max: 100_000, scale: 10 });

/** Publishers round each gas separately, so the sum of the gases may differ from the total by 0.5 %. */
const GAS_TOLERANCE = 0.005;

interface Figures {
  readonly kg_co2e?: number | null;
  readonly kg_co2?: number | null;
  readonly kg_ch4?: number | null;
  readonly kg_n2o?: number | null;
}

function gasProblem({ kg_co2e, kg_co2, kg_ch4, kg_n2o }: Figures): string | undefined {
  const gases = [kg_co2, kg_ch4, kg_n2o];
  const given = gases.filter((gas) => gas !== null && gas !== undefined);
  if (given.length === 0 || kg_co2e === null || kg_co2e === undefined) return undefined;
  if (given.length < gases.length) return 'Enter all three gases or none';
  const total = given.reduce((sum, gas) => sum + gas, 0);
  return Math.abs(total - kg_co2e) <= kg_co2e * GAS_TOLERANCE ? undefined : 'The gases do not add up to the factor';
}

/**
 * A factor that the account states itself, in kg CO₂e per unit. On its days it takes precedence over published factors
 * for activities that meet all of its conditions. For electricity it changes the market-based figure only.
 */
export const ownFactor = defineEntity({
  name: 'own_factors',
  label: 'Custom factor',
  counted: { one: '{count} custom factor', other: '{count} custom factors' },
  subscription: 'activities',
  fields: {
    name: text('Name', 120),
    kind: choice('Kind', OWN_FACTOR_KINDS),
    activity_type: choice('Activity', OWN_FACTOR_TYPES),
    item: optional(text('Item', 200)),
    product_id: endsWith(optional(productRef())),
    location_id: endsWith(optional(locationRef())),
    partner_id: optional(partnerRef('Supplier')),
    kg_co2e: perUnit('Factor, kg CO₂e per unit'),
    units: choice('Unit', Object.keys(UNITS) as UnitCode[]),
    currency: about(
      optional(code('Currency of the spend', 'currencies')),
      'For a factor per unit of money of purchased goods, without VAT and in the prices of its days. A cost in another currency is converted at the mean rate of its year. The unit is not read then',
    ),
    kg_co2: optional(perUnit('Of which CO₂')),
    kg_ch4: optional(perUnit('Of which CH₄, as CO₂e')),
    kg_n2o: optional(perUnit('Of which N₂O, as CO₂e')),
    valid_from: day('Valid from'),
    valid_to: optional(day('Valid to')),
    source: hint(text('Source', 200), 'Publisher of the factor and where to find it'),
    source_url: optional(text('Source URL', 500)),
    note: optional(longText('Note', 2000)),
  },
  figuresOutlive: true,
  figureFields: [
    ...['kind', 'activity_type', 'item', 'product_id', 'location_id', 'partner_id', 'kg_co2e', 'units'],
    ...['currency', 'kg_co2', 'kg_ch4', 'kg_n2o', 'valid_from', 'valid_to'],
  ],
  allow: everyVerb(ADMIN),
  check: (draft) => {
    const { kind, activity_type, units, valid_from, valid_to } = draft;
    const isPower = activity_type === 'electricity_activitys';
    const type = activity_type as OwnFactorType | undefined;
    const { currency } = draft;
    const gases = gasProblem(draft);
    return {
      ...(valid_from && valid_to && valid_from > valid_to ? { valid_from: TEXTS.beforeEnd } : {}),
      ...(isPower && units && units !== 'kWh' ? { units: 'Electricity factors must be per kWh' } : {}),
      ...(kind === 'contractual_instrument' && activity_type && !isPower
        ? { kind: 'Contractual instruments apply to electricity only' }
        : {}),
      ...(gases ? { kg_co2: gases } : {}),
      ...(currency && type && !takesCurrency(type)
        ? { currency: 'Factors per unit of money apply to purchased goods only' }
        : {}),
      ...(type && lacksItem(type, draft) ? { item: 'Choose an item: a custom factor applies to one only' } : {}),
    };
  },
  filters: {
    search: { kind: 'contains', fields: ['name', 'source'] },
    activity_type: { kind: 'oneOf', field: 'activity_type' },
  },
  sorts: ['name', 'activity_type', 'valid_from', 'created_on'],
  order: { field: 'valid_from', descending: true },
});
