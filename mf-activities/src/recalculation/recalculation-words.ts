import { SCOPE3_CATEGORIES } from '@lichen/contracts/activities/scope3-categories';
import {
  RECALCULATION_STATES,
  type recalculation,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { SCOPE_WORDS } from '@lichen/contracts/activities/types/shared/activity-fields';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Formats, sumOf, type Translate, type ShownState, type Tone, shownStates } from '@lichen/kit';
import { typeName } from '../shared/activity-name';

export type Recalculation = RecordOf<typeof recalculation>;

/** Tone in which a state is shown. */
const TONES: Readonly<Record<Recalculation['state'], Tone>> = {
  computing: 'plain',
  proposed: 'attention',
  committing: 'plain',
  committed: 'good',
  discarded: 'plain',
  failed: 'bad',
};

/** States with their labels and colours. */
export const STATES = shownStates(RECALCULATION_STATES, TONES);

const NOTHING: ShownState = { words: 'No change', tone: 'plain' };

/** Returns the state to show; a proposal without changes needs no decision. */
export const stateOf = ({ state, changed }: Pick<Recalculation, 'state' | 'changed'>): ShownState =>
  state === 'proposed' && changed === 0 ? NOTHING : STATES[state];

/** True while the server works on it, so that pages poll it. */
export const isInProgress = ({ state }: Pick<Recalculation, 'state'>): boolean =>
  state === 'computing' || state === 'committing';

type RecalculationScope = Pick<Recalculation, 'activity' | 'location_id' | 'start_date' | 'end_date'> &
  Partial<Pick<Recalculation, 'behind'>>;

interface ScopeTextContext {
  t: Translate;
  format: Formats;
  inventoryLineName: (id: string) => string;
}

/** Returns the text of a recalculation's scope: type, location and days, or everything. */
export function scopeText(
  { activity, location_id, start_date, end_date, behind }: RecalculationScope,
  telling: ScopeTextContext,
): string {
  const { t, format, inventoryLineName } = telling;
  const days = [
    start_date !== null && end_date === null && t('From {day}', { day: format.day(start_date) }),
    start_date === null && end_date !== null && t('Until {day}', { day: format.day(end_date) }),
    start_date !== null && end_date !== null && format.period(start_date, end_date),
  ];
  const words = [
    activity ? t(typeName({ activity_type: activity })) : !behind && t('All activities'),
    behind && t('Outdated figures'),
    location_id && inventoryLineName(location_id),
    ...days,
  ];
  return words.filter(Boolean).join(' · ');
}

/** Returns the English name of a scope 3 category by its number. */
export const categoryName = (key: string): string => SCOPE3_CATEGORIES[key] ?? key;

/** Returns after minus before in kilograms, exact to 10⁻⁶ kg like both of them. */
export const changeKg = ({ before_kg, after_kg }: { before_kg: number; after_kg: number }): number =>
  Number(sumOf([after_kg, -before_kg]));

/** Returns the number of a scope from its code, such as 2 for `scope_2`. */
export const scopeDigit = (key: string): string => /^scope_([123])$/.exec(key)?.[1] ?? key;

/** Returns the label of a scope shown beside its market-based figure. */
export const scopeName = (key: string): string =>
  key === 'scope_2' ? 'Scope 2, location-based' : (SCOPE_WORDS[key as keyof typeof SCOPE_WORDS] ?? key);

/** Kilograms before and after on one basis. */
export interface BasisSum {
  before_kg: number;
  after_kg: number;
}

interface MarketSides {
  market_before_kg?: number | null;
  market_after_kg?: number | null;
}

/** Returns the market-based sum; null where there is none. A missing side counts as zero. */
export const marketOf = ({ market_before_kg, market_after_kg }: MarketSides): BasisSum | null =>
  (market_before_kg ?? null) === null && (market_after_kg ?? null) === null
    ? null
    : { before_kg: market_before_kg ?? 0, after_kg: market_after_kg ?? 0 };
