import { fold } from '../../formats/fold';

/** Factor codes by the names that bills and pumps use; a name on a pump means the blend sold there. */
const FUELS: Readonly<Record<string, string>> = {
  'natural gas': 'Natural gas',
  'mains gas': 'Natural gas',
  diesel: 'Diesel (average biofuel blend)',
  'diesel fuel': 'Diesel (average biofuel blend)',
  'road diesel': 'Diesel (average biofuel blend)',
  derv: 'Diesel (average biofuel blend)',
  petrol: 'Petrol (average biofuel blend)',
  unleaded: 'Petrol (average biofuel blend)',
  'unleaded petrol': 'Petrol (average biofuel blend)',
  gasoline: 'Petrol (average biofuel blend)',
  'motor gasoline': 'Petrol (average biofuel blend)',
  'gas oil': 'Gas oil',
  'red diesel': 'Gas oil',
  'distillate fuel oil no 2': 'Gas oil',
  'fuel oil no 2': 'Gas oil',
  'burning oil': 'Burning oil',
  kerosene: 'Burning oil',
  'fuel oil': 'Fuel oil',
  propane: 'Propane',
  butane: 'Butane',
  lpg: 'LPG',
  cng: 'CNG',
  lng: 'LNG',
  hvo: 'Biodiesel HVO',
  'jet fuel': 'Aviation turbine fuel',
  'district heat': 'District heat and steam',
  'district heating': 'District heat and steam',
  'wood pellets': 'Wood pellets',
  'wood chips': 'Wood chips',
  'wood logs': 'Wood logs',
};

const OF_VEHICLES: Readonly<Record<string, string>> = {
  gasoline: 'petrol',
  electric: 'battery_electric',
  electricity: 'battery_electric',
  bev: 'battery_electric',
  phev: 'plug_in_hybrid',
};

/** Returns the code of a fuel from common spellings: natural gas, Diesel, gasoline, red diesel, HVO. */
export const fuelCode = (entered: string): string => FUELS[fold(entered)] ?? entered.trim();

/** Returns the fuel code of a vehicle from common spellings: Diesel, gasoline, Plug-in hybrid, BEV. */
export function vehicleFuelCode(entered: string): string {
  const folded = fold(entered);
  return OF_VEHICLES[folded] ?? folded.replaceAll(' ', '_');
}
