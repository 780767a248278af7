/** Scopes of the GHG Protocol; `no_scope` figures are in no total. */
export const SCOPES = ['scope_1', 'scope_2', 'scope_3', 'no_scope'] as const;
/**
 * Parts of an activity's emissions: `td` is losses in the grid, `wtt` upstream (well-to-tank), `wtt_td` upstream of the
 * losses. `biogenic` and `non_kyoto` are memo items, outside the scopes.
 */
export const COMPONENTS = ['direct', 'td', 'wtt', 'wtt_td', 'biogenic', 'non_kyoto'] as const;
/** The two methods of the Scope 2 Guidance; totals by scope are location-based. */
export const SCOPE2_BASES = ['location', 'market'] as const;

export type Scope = (typeof SCOPES)[number];
export type Component = (typeof COMPONENTS)[number];
export type Scope2Basis = (typeof SCOPE2_BASES)[number];

/** A line of the inventory, to which a figure is assigned. */
export interface InventoryLine {
  readonly scope: Scope;
  readonly component: Component;
  readonly scope2_basis: Scope2Basis | null;
  /** Category 1 to 15; null outside scope 3. */
  readonly scope3_category: number | null;
}

/** True if both name the same line of the inventory. */
export const isSameLine = (a: InventoryLine, b: InventoryLine): boolean =>
  a.component === b.component &&
  a.scope === b.scope &&
  a.scope2_basis === b.scope2_basis &&
  a.scope3_category === b.scope3_category;

const line = (scope: Scope, more: Partial<InventoryLine> = {}): InventoryLine => ({
  ...{ scope, component: 'direct', scope2_basis: null, scope3_category: null },
  ...more,
});

/** Returns the line of a scope 3 category. */
export const inCategory = (scope3_category: number, component: Component = 'direct'): InventoryLine =>
  line('scope_3', { component, scope3_category });

/** Returns the lines of a scope 3 category with the upstream emissions of its fuels. */
export const withUpstream = (category: number): readonly InventoryLine[] => [
  inCategory(category),
  inCategory(category, 'wtt'),
];

/** Scope 1. */
export const OWN_EMISSIONS = line('scope_1');
/** Scope 2, on both bases. */
export const PURCHASED_ENERGY = [
  line('scope_2', { scope2_basis: 'location' }),
  line('scope_2', { scope2_basis: 'market' }),
] as const;
/** Category 3: fuel- and energy-related activities. */
export const UPSTREAM_OF_FUEL = inCategory(3, 'wtt');
/** Category 3 for electricity: losses in the grid, upstream of the power, and upstream of the losses. */
export const UPSTREAM_OF_POWER = [inCategory(3, 'td'), UPSTREAM_OF_FUEL, inCategory(3, 'wtt_td')] as const;

const CATEGORIES = Array.from({ length: 15 }, (_, at) => inCategory(at + 1));
/** All lines with component `direct`, in the order of the scopes. */
export const EVERY_LINE: readonly InventoryLine[] = [
  OWN_EMISSIONS,
  ...PURCHASED_ENERGY,
  line('scope_3'),
  ...CATEGORIES,
  line('no_scope'),
];
