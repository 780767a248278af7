import type { FactorEntry, FactorSetEntry } from '@lichen/contracts/activities/factors/factors.call';
import { type Family, VEHICLE_ENERGY } from '@lichen/contracts/activities/factors/factor-families';
import { BASES, COMPONENTS } from '../calculations/calc-words';

/** Label of a factor's item. */
export const FAMILY_WORDS: Record<Family, string> = {
  electricity: 'Electricity',
  fuel: 'Fuel',
  heat: 'Heat and steam',
  refrigerant: 'Refrigerant',
  vehicle: 'Vehicles',
  vehicle_energy: 'Energy use of electric vehicles',
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

/** Unit of the figure: energy per distance is the one family that is no emission. */
export const figureUnit = (family: string): string => (family === VEHICLE_ENERGY ? 'kWh' : 'kg CO₂e');

/** Edition and revision as the publisher names them. */
export const editionOf = ({ edition, revision }: Pick<FactorSetEntry, 'edition' | 'revision'>): string =>
  [edition, revision].filter(Boolean).join(' ');
