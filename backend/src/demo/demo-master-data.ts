/** Vehicles of the first demo company, by the name that its activities use. */
export const DEMO_VEHICLES = {
  dray: { name: 'Dray 1', type: 'rigid_7_5_to_17_t', fuel_type: 'diesel', fuel_units: 'L' },
  van: { name: 'Sales van', type: 'van_class_2', fuel_type: 'diesel', fuel_units: 'L' },
} as const;

export const DEMO_PRODUCTS = {
  malt: { name: 'Pale malt', units: 'kg', description: 'Floor malted barley' },
  bottles: { name: 'Bottle 500 ml', units: 'kg', description: 'Brown glass, half of it recycled', recycle: 50 },
  cartons: { name: 'Carton of twelve', units: 'kg', description: 'Printed board' },
  grain: { name: 'Spent grain', units: 'kg', description: 'What is left of the mash' },
} as const;

export const DEMO_STAFF = {
  brewer: { first_name: 'Nora', last_name: 'Beck', role: 'Head brewer' },
  seller: { first_name: 'Tomas', last_name: 'Field', role: 'Sales manager' },
  clerk: { first_name: 'Ada', last_name: 'Lund', role: 'Bookkeeper' },
} as const;

/** Ids of all these records, and of the sites and partners that activities refer to. */
export interface DemoRecordIds {
  sites: { brewery: string; taproom: string; depot: string };
  vehicles: Record<keyof typeof DEMO_VEHICLES, string>;
  products: Record<keyof typeof DEMO_PRODUCTS, string>;
  staff: Record<keyof typeof DEMO_STAFF, string>;
  partners: { malt: string; glass: string; shop: string };
}
