import { COMPONENTS, type Component, type Scope2Basis } from '../inventory-line';

/**
 * Which calculation rows count: each condition as a predicate for rows that are in memory and, where it is queried,
 * as the `where` of a query that finds the same rows. Charts, sums, the bridge, recalculations and pages take theirs
 * from here; `counted-calculations.api.test.ts` holds the two forms together.
 */
export interface CountableRow {
  readonly used: boolean;
  readonly superseded_by: string | null;
  readonly component: Component;
  readonly scope2_basis: Scope2Basis | null;
}

/** Shown beside the figures, never in a total: CO₂ of biogenic fuel, and gases outside the Kyoto Protocol. */
const MEMO_COMPONENTS: readonly Component[] = ['biogenic', 'non_kyoto'];

export const isMemo = ({ component }: Pick<CountableRow, 'component'>): boolean => MEMO_COMPONENTS.includes(component);

/** Market-based rows stand beside the location-based ones. Sums by month write an absent basis as ''. */
export const isMarketBased = ({ scope2_basis }: { readonly scope2_basis?: unknown }): boolean =>
  scope2_basis === 'market';

/** A figure outside the scopes is shown and stands in no total: a journey beside recorded fuel, a purchased credit. */
export const isInScopes = ({ scope }: { readonly scope: string }): boolean => scope !== 'no_scope';

/** What says whether a newer calculation has replaced a row. */
export type Replaceable = Pick<CountableRow, 'superseded_by'>;

/** No newer calculation has replaced the row. */
export const isLive = ({ superseded_by }: Replaceable): boolean => superseded_by === null;
export const LIVE = { superseded_by: null } as const;

/** The one row of its component and scope 2 basis that was chosen for reporting. */
export const isUsed = (row: Pick<CountableRow, 'used' | 'superseded_by'>): boolean => row.used && isLive(row);
export const USED = { used: 1, ...LIVE } as const;

/** Used and no memo: everything that some total holds, location-based or market-based. */
export const isReported = (row: Omit<CountableRow, 'scope2_basis'>): boolean => isUsed(row) && !isMemo(row);
export const REPORTED = {
  ...USED,
  component: { in: COMPONENTS.filter((component) => !isMemo({ component })) },
} as const;

/** True for a row of the totals by scope, which are location-based. */
export const isCounted = (row: CountableRow): boolean => isReported(row) && !isMarketBased(row);
export const COUNTED = { ...REPORTED, scope2_basis: { not: 'market' } } as const;

/** The counted row of the activity itself, which states its quantity: neither losses nor upstream. */
export const isMain = (row: CountableRow): boolean => isCounted(row) && row.component === 'direct';
export const MAIN = { ...COUNTED, component: 'direct' } as const;
