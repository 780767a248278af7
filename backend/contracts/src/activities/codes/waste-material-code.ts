import { fold } from '../../formats/fold';

/** Material codes by the names on waste transfer notes that differ from the publishers' names. */
const MATERIALS: Readonly<Record<string, string>> = {
  'paper and board': 'paper_mixed',
  'paper and cardboard': 'paper_mixed',
  'mixed paper': 'paper_mixed',
  cardboard: 'paper_board',
  board: 'paper_board',
  plastic: 'plastic_average_plastics',
  plastics: 'plastic_average_plastics',
  'mixed plastics': 'plastic_average_plastics',
  'plastic film': 'plastic_average_plastic_film',
  timber: 'wood',
  metal: 'scrap_metal',
  cans: 'mixed_cans',
  textiles: 'clothing',
  'general waste': 'commercial_and_industrial_waste',
  'mixed waste': 'commercial_and_industrial_waste',
  'commercial waste': 'commercial_and_industrial_waste',
  'residual waste': 'commercial_and_industrial_waste',
  'household waste': 'household_residual_waste',
  'food waste': 'food_and_drink_waste',
  'green waste': 'garden_waste',
  weee: 'electrical_mixed',
};

/** Returns the code of a waste material from common names: cardboard, general waste, WEEE. */
export const wasteMaterialCode = (entered: string): string => MATERIALS[fold(entered)] ?? entered.trim();
