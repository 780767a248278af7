import {
  EVERY_LINE,
  inCategory,
  type InventoryLine,
  OWN_EMISSIONS,
  PURCHASED_ENERGY,
  UPSTREAM_OF_FUEL,
  UPSTREAM_OF_POWER,
  withUpstream,
} from './inventory-line';

/** Fields that name a record to which activities belong. */
export type ActivityParentField =
  | 'location_id'
  | 'vehicle_id'
  | 'source_id'
  | 'product_id'
  | 'partner_id'
  | 'profile_id';

/** The field of an activity that a custom factor refers to, and the reference list of its codes. */
export interface OwnFactorItem {
  readonly field: string;
  readonly list: string;
}

/** Facts about a type for browser and server. Its entity is apart, because the browser loads it only with its form. */
export interface TypeFacets {
  /**
   * Room and name of its files, the same for its entity (`types` of the contracts), its server file (`types` of the
   * module) and its form (`types` of the remote), which are found by it.
   */
  readonly file: string;
  /** Label in menus and lists. */
  readonly label: string;
  /**
   * Inventory lines that its figures can belong to, the main line first. A stated figure must belong to one of them as
   * well: on any other line it would count in addition to the calculated one.
   */
  readonly lines: readonly InventoryLine[];
  /** Records besides the location that its activities can belong to. */
  readonly hangsOn?: readonly ActivityParentField[];
  /** Rhythm that coverage expects: every day covered (meters, leases), or one record a month. */
  readonly covered?: 'daily' | 'monthly';
  /** Scope 3 categories whose data it holds. */
  readonly scope3?: readonly string[];
  /** Dashboard group of its figures, where that is not buildings or upstream. */
  readonly group?: 'vehicles' | 'staff';
  /**
   * Set where companies may state a custom factor for it; `item` is the field with the code that the factor applies to.
   */
  readonly ownFactor?: {
    readonly item?: OwnFactorItem;
    /** Set where a factor per unit of money can be stated as well; the field says what the money was spent on. */
    readonly spend?: OwnFactorItem;
  };
  /** Values that a sheet row may omit, in addition to the defaults of the type. */
  readonly sheetStart?: Readonly<Record<string, string | number | boolean>>;
  /** Set where the activity is recorded but its emissions are counted elsewhere; its only figures are added by hand. */
  readonly isWithoutEmissions?: true;
}

const byTransport = { item: { field: 'transport_method', list: 'transport_methods' } } as const;
const byFuel = { item: { field: 'fuel', list: 'fuels' } } as const;

/** Activity types in the order of the Add menu, by their wire names, spelt as in the specification. */
export const TYPE_FACETS = {
  electricity_activitys: {
    file: 'buildings/electricity',
    label: 'Electricity',
    lines: [...PURCHASED_ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['partner_id'],
    covered: 'daily',
    scope3: ['3'],
    ownFactor: {},
    sheetStart: { renewable_amount: 0 },
  },
  fuel_activitys: {
    file: 'buildings/fuel',
    label: 'Fuel',
    lines: [OWN_EMISSIONS, ...PURCHASED_ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['partner_id'],
    covered: 'daily',
    scope3: ['3'],
    ownFactor: byFuel,
  },
  water_activitys: {
    file: 'buildings/water',
    label: 'Water',
    lines: [inCategory(1)],
    hangsOn: ['partner_id'],
    covered: 'daily',
    ownFactor: {},
  },
  discharge_activitys: {
    file: 'buildings/discharge',
    label: 'Discharge',
    lines: [inCategory(5)],
    hangsOn: ['partner_id'],
    covered: 'daily',
    ownFactor: {},
  },
  waste_activitys: {
    file: 'buildings/waste',
    label: 'Waste',
    lines: [inCategory(5)],
    hangsOn: ['product_id', 'partner_id'],
    covered: 'monthly',
    scope3: ['5'],
    ownFactor: { item: { field: 'waste_material', list: 'waste_materials' } },
  },
  refrigerant_activitys: {
    file: 'buildings/refrigerant',
    label: 'Refrigerant',
    lines: [OWN_EMISSIONS],
    hangsOn: ['partner_id'],
    ownFactor: { item: { field: 'refrigerant_type', list: 'refrigerants' } },
  },
  power_activitys: {
    file: 'buildings/power',
    label: 'Power',
    lines: [OWN_EMISSIONS, UPSTREAM_OF_FUEL],
    hangsOn: ['source_id', 'partner_id'],
    covered: 'daily',
    scope3: ['3'],
    ownFactor: byFuel,
  },
  lease_activitys: {
    file: 'buildings/lease',
    label: 'Lease',
    lines: [inCategory(8)],
    hangsOn: ['partner_id'],
    covered: 'daily',
    scope3: ['8'],
    ownFactor: {},
  },
  vehicle_activitys: {
    file: 'vehicles/vehicle-fuel',
    label: 'Vehicle fuel',
    lines: [OWN_EMISSIONS, ...PURCHASED_ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['vehicle_id'],
    covered: 'monthly',
    scope3: ['3'],
    group: 'vehicles',
    ownFactor: { item: { field: 'fuel_type', list: 'vehicle_fuels' } },
  },
  vehicle_journeys: {
    file: 'vehicles/vehicle-journey',
    label: 'Vehicle journey',
    lines: [OWN_EMISSIONS, ...PURCHASED_ENERGY, ...UPSTREAM_OF_POWER],
    hangsOn: ['vehicle_id', 'partner_id'],
    scope3: ['3'],
    group: 'vehicles',
  },
  business_travel: {
    file: 'staff/business-travel',
    label: 'Business travel',
    lines: withUpstream(6),
    hangsOn: ['partner_id', 'profile_id'],
    scope3: ['6'],
    group: 'staff',
    ownFactor: byTransport,
  },
  commute: {
    file: 'staff/commute',
    label: 'Commute',
    lines: withUpstream(7),
    hangsOn: ['partner_id', 'profile_id'],
    scope3: ['7'],
    group: 'staff',
    ownFactor: byTransport,
  },
  stays: {
    file: 'staff/stay',
    label: 'Stay',
    lines: [inCategory(6)],
    hangsOn: ['partner_id', 'profile_id'],
    group: 'staff',
    ownFactor: { item: { field: 'stay_type', list: 'stay_types' } },
  },
  home_working_activity: {
    file: 'staff/home-working',
    label: 'Home working',
    lines: withUpstream(7),
    hangsOn: ['profile_id'],
    group: 'staff',
  },
  absence_activitys: {
    file: 'staff/absence',
    label: 'Absence',
    lines: [inCategory(7)],
    hangsOn: ['profile_id'],
    isWithoutEmissions: true,
  },
  purchased_goods_activitys: {
    file: 'goods/purchased-goods',
    label: 'Purchased goods',
    lines: [inCategory(1), inCategory(2)],
    hangsOn: ['product_id', 'partner_id'],
    scope3: ['1', '2'],
    ownFactor: {
      item: { field: 'material', list: 'materials' },
      spend: { field: 'spend_category', list: 'spend_categories' },
    },
  },
  sales_order_activitys: {
    file: 'goods/sales-order',
    label: 'Sales order',
    lines: [9, 10, 11, 12].map((each) => inCategory(each)),
    hangsOn: ['product_id', 'partner_id'],
    isWithoutEmissions: true,
  },
  product_production_activitys: {
    file: 'goods/product-production',
    label: 'Product production',
    lines: [OWN_EMISSIONS, inCategory(1)],
    hangsOn: ['product_id'],
    isWithoutEmissions: true,
  },
  product_used_activitys: {
    file: 'goods/product-used',
    label: 'Product used',
    lines: [inCategory(1), OWN_EMISSIONS],
    hangsOn: ['product_id'],
    isWithoutEmissions: true,
  },
  upstream_transmission_distribution: {
    file: 'goods/upstream-transport',
    label: 'Upstream transmission and distribution',
    lines: [inCategory(4), inCategory(9), inCategory(4, 'wtt'), inCategory(9, 'wtt')],
    hangsOn: ['partner_id', 'profile_id'],
    scope3: ['4', '9'],
    ownFactor: byTransport,
  },
  carbon_activitys: { file: 'carbon', label: 'Carbon', lines: EVERY_LINE, hangsOn: ['vehicle_id', 'profile_id'] },
  task_activitys: { file: 'task', label: 'Task', lines: [inCategory(1), OWN_EMISSIONS], isWithoutEmissions: true },
} as const satisfies Readonly<Record<string, TypeFacets>>;
