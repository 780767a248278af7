import { defineEntity } from '../../../entity/entity';
import { choice, code, day, decimal, money, optional, text } from '../../../entity/fields';
import { ADMIN } from '../../../portal/roles';
import { WASTE_ROUTE_WORDS } from '../../codes/waste-routes';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  partnerRef,
  productRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import {
  eitherDate,
  estimateCarbon,
  estimatedOn,
  requiredOf,
  statedCo2Fields,
  statedCo2Missing,
  TREATMENT_DATE,
} from '../shared/goods-fields';
import { measure } from '../shared/unit-choice';
import { wasteCode } from '../../codes/waste-code';
import { wasteMaterialCode } from '../../codes/waste-material-code';

/** Error of an amount by treatment route: the routes of a part together exceed that part. */
export const ROUTES_BEYOND_WASTE = 'The routes add up to more than this amount';
/** Error of the processed amount when it exceeds the waste that was released. */
export const PROCESSED_BEYOND_WASTE = 'More was processed than was released';
const BEFORE_COLLECTION = 'Must not be before the collection date';

/** Waste treatment methods. */
export const WASTE_ROUTES = ['recycled', 'rdf', 'landfill', 'composting', 'anaerobic_digestion'] as const;
const WASTE_WEIGHT_UNITS = ['kg', 't', 'lbs', 'short ton', 'long ton'] as const;
const WASTE_VOLUME_UNITS = ['m3', 'L', 'gal (US)'] as const;

const weight = (label: string) => optional(decimal(label));
const weightUnits = () => optional(measure('Units', WASTE_WEIGHT_UNITS));
const volumeUnits = () => optional(measure('Units', WASTE_VOLUME_UNITS));

const PARTS = ['processed', 'recycled', 'rdf', 'landfill', 'waste_released'] as const;

/** A weight or volume requires its units. */
const unitsMissing = (draft: Readonly<Record<string, unknown>>): string[] =>
  PARTS.flatMap((part) => [`${part}_weight`, `${part}_volume`])
    .filter((name) => typeof draft[name] === 'number' && draft[name] > 0)
    .map((name) => `${name}_units`);

/** Processing cannot precede collection. */
function collectedFirst({ collection_date: collected, processing_date: processed }: Readonly<Record<string, unknown>>) {
  const isTurned = typeof collected === 'number' && typeof processed === 'number' && processed < collected;
  return isTurned ? { processing_date: BEFORE_COLLECTION } : {};
}

/** Waste of one collection with its treatment routes. Scope 3, category 5. */
export const wasteActivity = defineEntity({
  name: 'waste_activitys',
  label: 'Waste',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    product_id: optional(productRef()),
    ewc_code: optional(code('Waste code (EWC)', 'waste_types', wasteCode)),
    waste_material: optional(code('Material', 'waste_materials', wasteMaterialCode)),
    partner_id: optional(partnerRef('Supplier')),
    processed_at: optional(text('Processed at', 500)),
    order_ref: optional(text('Order reference', 60)),
    cost: optional(money('Cost')),
    collection_date: optional(day('Collection date', { notFuture: true })),
    processing_date: optional(day('Processing date', { notFuture: true })),
    location_id: optional(locationRef('Collected from')),
    released_to: optional(text('Released to', 200)),
    processed_weight: weight('Processed, weight'),
    processed_weight_units: weightUnits(),
    processed_volume: weight('Processed, volume'),
    processed_volume_units: volumeUnits(),
    recycled_weight: weight('Recycled, weight'),
    recycled_weight_units: weightUnits(),
    recycled_volume: weight('Recycled, volume'),
    recycled_volume_units: volumeUnits(),
    rdf_weight: weight('Refuse-derived fuel (RDF), weight'),
    rdf_weight_units: weightUnits(),
    rdf_volume: weight('Refuse-derived fuel (RDF), volume'),
    rdf_volume_units: volumeUnits(),
    landfill_weight: weight('Landfill, weight'),
    landfill_weight_units: weightUnits(),
    landfill_volume: weight('Landfill, volume'),
    landfill_volume_units: volumeUnits(),
    waste_released_weight: weight('Waste released, weight'),
    waste_released_weight_units: weightUnits(),
    waste_released_volume: weight('Waste released, volume'),
    waste_released_volume_units: volumeUnits(),
    other_route: optional(choice('Treatment of the rest', WASTE_ROUTES, WASTE_ROUTE_WORDS)),
    ...statedCo2Fields,
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod, ...estimatedOn },
  ...activityAccess,
  actions: estimateCarbon(ADMIN),
  /** Waste read from a document is stored as read; only applied waste must be complete. */
  check: (draft) =>
    draft['applied'] === false
      ? {}
      : {
          ...collectedFirst(draft),
          ...requiredOf(draft, ['location_id', 'product_id', ...unitsMissing(draft)]),
          ...eitherDate(draft, ['collection_date', 'processing_date'], TREATMENT_DATE),
          ...statedCo2Missing(draft),
        },
});
