import { type Translate, unitText } from '@lichen/kit';
import type { FactorEntry, FactorSetEntry } from '@lichen/contracts/activities/factors/factors.call';
import { type Family, VEHICLE_ENERGY } from '@lichen/contracts/activities/factors/factor-families';
import { BASES, COMPONENTS } from '../calculations/calc-words';

/** Labels of the factor families. */
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

/** Returns the English name of a family of factors; an unknown family is shown by its code. */
export const familyWord = (family: string): string => FAMILY_WORDS[family as Family] ?? family;

/** Returns the label of what a factor covers: the basis for scope 2, otherwise the component. */
export const factorCounts = ({ component, basis }: Pick<FactorEntry, 'component' | 'basis'>): string =>
  BASES[(basis ?? '') as keyof typeof BASES] ?? COMPONENTS[component as keyof typeof COMPONENTS] ?? component;

/** Returns the unit of the figure; vehicle energy is the only family without emissions. */
export const figureUnit = (family: string): string => (family === VEHICLE_ENERGY ? 'kWh' : 'kg CO₂e');

/** Returns the edition and revision as the publisher names them. */
export const editionOf = ({ edition, revision }: Pick<FactorSetEntry, 'edition' | 'revision'>): string =>
  [edition, revision].filter(Boolean).join(' ');

/** Returns the unit that a factor is per, as people read it: m³ for `m3`, and the words of a unit such as `night`. */
export const perUnit = (unit: string, t: Translate): string => t(unitText(unit));
