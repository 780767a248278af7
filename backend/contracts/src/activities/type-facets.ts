import type { InventoryLine } from './inventory-line';

/** Fields that name a record which activities hang on. */
export type ActivityParentField =
  | 'location_id'
  | 'vehicle_id'
  | 'source_id'
  | 'product_id'
  | 'partner_id'
  | 'profile_id';

/** The field of an activity that says what it is of, and the list its codes stand in. */
export interface OwnFactorItem {
  readonly field: string;
  readonly list: string;
}

/** What browser and server know of every type beside its entity, which browsers load with its form only. */
export interface TypeFacets {
  /** Its name in menus and lists. */
  readonly label: string;
  /**
   * Lines of the inventory that its figures can stand in, its own first. A figure that a person states stands in one of
   * them too: anywhere else it would count beside the calculated one.
   */
  readonly inventory: readonly InventoryLine[];
  /** Records that it can hang on, beside a location. */
  readonly hangsOn?: readonly ActivityParentField[];
  /** Whether coverage looks for it on every day, of a meter or a lease, or is content with one record a month. */
  readonly covered?: 'daily' | 'monthly';
  /** Categories of scope 3 whose data it holds. */
  readonly scope3?: readonly string[];
  /** The group of the dashboard that its figures belong to, where it is not that of buildings and upstream. */
  readonly group?: 'vehicles' | 'staff';
  /** Companies may tell a factor of their own for it, of what one field says by the codes of a list. */
  readonly ownFactor?: {
    readonly item?: OwnFactorItem;
    /** Where a factor per unit of money is told too: of what that was spent on. */
    readonly spend?: OwnFactorItem;
  };
  /** What a row of a sheet need not say, beside the defaults of the type. */
  readonly sheetStart?: Readonly<Record<string, string | number | boolean>>;
  /** Recorded, but it causes nothing that is not counted elsewhere: it has no figure but one added by hand. */
  readonly isWithoutEmissions?: true;
}

const line = (scope: InventoryLine['scope'], more: Partial<InventoryLine> = {}): InventoryLine => ({
  ...{ scope, component: 'direct', scope2_basis: null, scope3_category: null },
  ...more,
});
const inCategory = (scope3_category: number, component: InventoryLine['component'] = 'direct') =>
  line('scope_3', { component, scope3_category });
const withUpstream = (category: number) => [inCategory(category), inCategory(category, 'wtt')];

const OWN = line('scope_1');
const ENERGY = [line('scope_2', { scope2_basis: 'location' }), line('scope_2', { scope2_basis: 'market' })];
/** Category 3: fuel- and energy-related activities. */
const UPSTREAM = inCategory(3, 'wtt');
const UPSTREAM_OF_POWER = [inCategory(3, 'td'), UPSTREAM, inCategory(3, 'wtt_td')];
const CATEGORIES = Array.from({ length: 15 }, (_, at) => inCategory(at + 1));
const EVERYWHERE = [OWN, ...ENERGY, line('scope_3'), ...CATEGORIES, line('no_scope')];

const byTransport = { item: { field: 'transport_method', list: 'transport_methods' } } as const;
const byFuel = { item: { field: 'fuel', list: 'fuels' } } as const;

/** The activity types in the order of the Add menu, by their wire names, spelt as the specification writes them. */
export const TYPE_FACETS = {
  electricity_activitys: {
    label: 'Electricity',
    inventory: [...ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['partner_id'],
    covered: 'daily',
    scope3: ['3'],
    ownFactor: {},
    sheetStart: { renewable_amount: 0 },
  },
  fuel_activitys: {
    label: 'Fuel',
    inventory: [OWN, ...ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['partner_id'],
    covered: 'daily',
    scope3: ['3'],
    ownFactor: byFuel,
  },
  water_activitys: {
    label: 'Water',
    inventory: [inCategory(1)],
    hangsOn: ['partner_id'],
    covered: 'daily',
    ownFactor: {},
  },
  discharge_activitys: {
    label: 'Discharge',
    inventory: [inCategory(5)],
    hangsOn: ['partner_id'],
    covered: 'daily',
    ownFactor: {},
  },
  waste_activitys: {
    label: 'Waste',
    inventory: [inCategory(5)],
    hangsOn: ['product_id', 'partner_id'],
    covered: 'monthly',
    scope3: ['5'],
    ownFactor: { item: { field: 'waste_material', list: 'waste_materials' } },
  },
  refrigerant_activitys: {
    label: 'Refrigerant',
    inventory: [OWN],
    hangsOn: ['partner_id'],
    ownFactor: { item: { field: 'refrigerant_type', list: 'refrigerants' } },
  },
  power_activitys: {
    label: 'Power',
    inventory: [OWN, UPSTREAM],
    hangsOn: ['source_id', 'partner_id'],
    covered: 'daily',
    scope3: ['3'],
    ownFactor: byFuel,
  },
  lease_activitys: {
    label: 'Lease',
    inventory: [inCategory(8)],
    hangsOn: ['partner_id'],
    covered: 'daily',
    scope3: ['8'],
    ownFactor: {},
  },
  vehicle_activitys: {
    label: 'Vehicle fuel',
    inventory: [OWN, ...ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['vehicle_id'],
    covered: 'monthly',
    scope3: ['3'],
    group: 'vehicles',
    ownFactor: { item: { field: 'fuel_type', list: 'vehicle_fuels' } },
  },
  vehicle_journeys: {
    label: 'Vehicle journey',
    inventory: [OWN, ...ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['vehicle_id', 'partner_id'],
    scope3: ['3'],
    group: 'vehicles',
  },
  business_travel: {
    label: 'Business travel',
    inventory: withUpstream(6),
    hangsOn: ['partner_id', 'profile_id'],
    scope3: ['6'],
    group: 'staff',
    ownFactor: byTransport,
  },
  commute: {
    label: 'Commute',
    inventory: withUpstream(7),
    hangsOn: ['partner_id', 'profile_id'],
    scope3: ['7'],
    group: 'staff',
    ownFactor: byTransport,
  },
  stays: {
    label: 'Stay',
    inventory: [inCategory(6)],
    hangsOn: ['partner_id', 'profile_id'],
    group: 'staff',
    ownFactor: { item: { field: 'stay_type', list: 'stay_types' } },
  },
  home_working_activity: { label: 'Home working', inventory: withUpstream(7), hangsOn: ['profile_id'], group: 'staff' },
  absence_activitys: {
    label: 'Absence',
    inventory: [inCategory(7)],
    hangsOn: ['profile_id'],
    isWithoutEmissions: true,
  },
  purchased_goods_activitys: {
    label: 'Purchased goods',
    inventory: [inCategory(1), inCategory(2)],
    hangsOn: ['product_id', 'partner_id'],
    scope3: ['1', '2'],
    ownFactor: {
      item: { field: 'material', list: 'materials' },
      spend: { field: 'spend_category', list: 'spend_categories' },
    },
  },
  sales_order_activitys: {
    label: 'Sales order',
    inventory: [9, 10, 11, 12].map((each) => inCategory(each)),
    hangsOn: ['product_id', 'partner_id'],
    isWithoutEmissions: true,
  },
  product_production_activitys: {
    label: 'Product production',
    inventory: [OWN, inCategory(1)],
    hangsOn: ['product_id'],
    isWithoutEmissions: true,
  },
  product_used_activitys: {
    label: 'Product used',
    inventory: [inCategory(1), OWN],
    hangsOn: ['product_id'],
    isWithoutEmissions: true,
  },
  upstream_transmission_distribution: {
    label: 'Upstream transmission and distribution',
    inventory: [inCategory(4), inCategory(9), inCategory(4, 'wtt'), inCategory(9, 'wtt')],
    hangsOn: ['partner_id', 'profile_id'],
    scope3: ['4', '9'],
    ownFactor: byTransport,
  },
  carbon_activitys: { label: 'Carbon', inventory: EVERYWHERE, hangsOn: ['vehicle_id', 'profile_id'] },
  task_activitys: { label: 'Task', inventory: [inCategory(1), OWN], isWithoutEmissions: true },
} as const satisfies Readonly<Record<string, TypeFacets>>;
