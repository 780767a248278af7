import type { FactorEntry, FactorSetEntry } from '@lichen/contracts/activities/factors/factors.call';
import type { Family } from '@lichen/contracts/activities/factors/factor-families';
import { BASES, COMPONENTS } from '../calculations/calc-words';

/** Label of a factor's item. */
export const FAMILY_WORDS: Record<Family, string> = {
  electricity: 'Electricity',
  fuel: 'Fuel',
  heat: 'Heat and steam',
  refrigerant: 'Refrigerant',
  vehicle: 'Vehicles',
  travel: 'Travel',
  freight: 'Freight',
  stay: 'Nights in hotels',
  home_working: 'Home working',
  water_supply: 'Water supplied',
  water_treatment: 'Water treated',
  waste: 'Waste',
  material: 'Materials',
  spend: 'Spend',
};

export const familyWord = (family: string): string => FAMILY_WORDS[family as Family] ?? family;

/** Label of what a factor counts: the basis of scope 2, the component of the rest. */
export const factorCounts = ({ component, basis }: Pick<FactorEntry, 'component' | 'basis'>): string =>
  BASES[(basis ?? '') as keyof typeof BASES] ?? COMPONENTS[component as keyof typeof COMPONENTS] ?? component;

/** Edition and revision as the publisher names them. */
export const editionOf = ({ edition, revision }: Pick<FactorSetEntry, 'edition' | 'revision'>): string =>
  [edition, revision].filter(Boolean).join(' ');
