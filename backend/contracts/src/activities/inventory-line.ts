/** Scopes of the GHG Protocol; `no_scope` figures are in no total. */
export const SCOPES = ['scope_1', 'scope_2', 'scope_3', 'no_scope'] as const;
export const COMPONENTS = ['direct', 'td', 'wtt', 'wtt_td', 'biogenic', 'non_kyoto'] as const;
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

export const isSameLine = (a: InventoryLine, b: InventoryLine): boolean =>
  a.component === b.component &&
  a.scope === b.scope &&
  a.scope2_basis === b.scope2_basis &&
  a.scope3_category === b.scope3_category;
