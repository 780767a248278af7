import { COMPONENTS, type Component, type Scope2Basis } from '../inventory-line';

/**
 * Rules for which calculation rows count. Each is a predicate for rows in memory and, where rows are queried, a `where`
 * condition that selects the same rows. Charts, sums, the bridge, recalculations and pages use them; `counted-
 * calculations.api.test.ts` checks that both forms agree.
 */
export interface CountableRow {
  readonly used: boolean;
  readonly superseded_by: string | null;
  readonly component: Component;
  readonly scope2_basis: Scope2Basis | null;
}

/**
 * Components shown beside the figures but never in a total: CO₂ of biogenic fuel, and gases outside the Kyoto Protocol.
 */
const MEMO_COMPONENTS: readonly Component[] = ['biogenic', 'non_kyoto'];

/** True for figures outside the scopes, such as biogenic CO₂; totals leave them out. */
export const isMemo = ({ component }: Pick<CountableRow, 'component'>): boolean => MEMO_COMPONENTS.includes(component);

/**
 * True for market-based rows of scope 2, which are shown beside the location-based ones. Monthly sums store a missing
 * basis as ''.
 */
export const isMarketBased = ({ scope2_basis }: { readonly scope2_basis?: unknown }): boolean =>
  scope2_basis === 'market';

/**
 * False for a figure outside the scopes, which is shown but in no total: a journey beside recorded fuel, a purchased
 * credit.
 */
export const isInScopes = ({ scope }: { readonly scope: string }): boolean => scope !== 'no_scope';

/** True for a row without the figure that it needs; outside the scopes it needs none. */
export const lacksFigure = (row: { readonly err_msg: string | null; readonly scope: string }): boolean =>
  Boolean(row.err_msg) && isInScopes(row);

/** The field of a row that tells whether a newer calculation has replaced it. */
export type Replaceable = Pick<CountableRow, 'superseded_by'>;

/** True if no newer calculation has replaced the row. */
export const isLive = ({ superseded_by }: Replaceable): boolean => superseded_by === null;
/** Row filter that selects what `isLive` is true for. */
export const LIVE = { superseded_by: null } as const;

/** True for the row chosen for reporting; each component and scope 2 basis of an activity has one. */
export const isUsed = (row: Pick<CountableRow, 'used' | 'superseded_by'>): boolean => row.used && isLive(row);
/** Row filter that selects what `isUsed` is true for. */
export const USED = { used: 1, ...LIVE } as const;

/** True for a used row that is not a memo: every row that enters some total, location-based or market-based. */
export const isReported = (row: Omit<CountableRow, 'scope2_basis'>): boolean => isUsed(row) && !isMemo(row);
/** Row filter that selects what `isReported` is true for. */
export const REPORTED = {
  ...USED,
  component: { in: COMPONENTS.filter((component) => !isMemo({ component })) },
} as const;

/** True for a row of the totals by scope, which are location-based. */
export const isCounted = (row: CountableRow): boolean => isReported(row) && !isMarketBased(row);
/** Row filter that selects what `isCounted` is true for. */
export const COUNTED = { ...REPORTED, scope2_basis: { not: 'market' } } as const;

/** True for the counted row of the activity itself, without grid losses and upstream emissions. */
export const isMain = (row: CountableRow): boolean => isCounted(row) && row.component === 'direct';
/** Row filter that selects what `isMain` is true for. */
export const MAIN = { ...COUNTED, component: 'direct' } as const;
