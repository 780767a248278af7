/**
 * Rows of the US EPA hub, table 1, for the same fuel as a row of the UK Government's tables. The hub prints diesel and
 * petrol without the biofuel that is blended into them; the calculation says so where somebody enters the blend.
 */
export const US_FUELS = {
  'Natural Gas': '100_1004',
  Propane: '100_1007',
  Butane: '100_1000',
  'Liquefied Petroleum Gases (LPG)': '100_1003',
  'Aviation Gasoline': '101_1008',
  'Kerosene-Type Jet Fuel': '101_1009',
  Kerosene: '101_1010',
  'Distillate Fuel Oil No. 2': ['101_1011', '101_1012', '101_1014', '101_1020'],
  'Residual Fuel Oil No. 6': ['101_1013', '101_1019'],
  Lubricants: '101_1015',
  'Naphtha (<401 deg F)': '101_1016',
  'Motor Gasoline': ['101_1017', '101_1018'],
  'Used Oil': '101_1022',
  'Mixed (Industrial Sector)': '102_1025',
  'Mixed (Electric Power Sector)': '102_1026',
  'Mixed (Industrial Coking)': '102_1028',
  'Petroleum Coke (Solid)': '102_1029',
  'Ethanol (100%)': '103_1031',
  'Biodiesel (100%)': '103_1032',
  'Other Biomass Gases': '105_1047',
  'Landfill Gas': '105_1048',
};

/** Fuels of the hub that the UK Government's tables do not contain, with their common names and groups. */
export const US_OWN_FUELS = {
  Anthracite: ['us_anthracite', 'Anthracite', 'solid'],
  Bituminous: ['us_bituminous', 'Bituminous coal', 'solid'],
  'Sub-bituminous': ['us_sub_bituminous', 'Sub-bituminous coal', 'solid'],
  Lignite: ['us_lignite', 'Lignite', 'solid'],
  'Coal Coke': ['us_coal_coke', 'Coal coke', 'solid'],
  'Distillate Fuel Oil No. 1': ['us_distillate_1', 'Distillate fuel oil No. 1', 'liquid'],
  'Distillate Fuel Oil No. 4': ['us_distillate_4', 'Distillate fuel oil No. 4', 'liquid'],
  'Residual Fuel Oil No. 5': ['us_residual_5', 'Residual fuel oil No. 5', 'liquid'],
  'Wood and Wood Residuals': ['us_wood', 'Wood and wood residuals', 'biomass'],
};

/** Rows of table 2, carbon dioxide of fuel burnt on the road, by the vehicle's fuel. */
export const US_ROAD_FUELS = {
  'Motor Gasoline': 'fuel_petrol',
  'Diesel Fuel': 'fuel_diesel',
  'Liquefied Petroleum Gases (LPG)': 'fuel_lpg',
};

/** Rows of tables 8 and 10 per vehicle-mile, by the vehicle and fuel types that they apply to. */
export const US_VEHICLES = {
  'Passenger Car': { table: '8', types: /^(small|medium|large|average)_car$/, fuels: ['petrol', 'diesel', 'unknown'] },
  'Light-Duty Truck': { table: '8', types: /_van$|^van_/, fuels: ['petrol', 'diesel', 'unknown'] },
  'Medium- and Heavy-Duty Truck': { table: '8', types: /rigid|articulated|lorry/, fuels: ['diesel'] },
  Motorcycle: { table: '10', types: /motorbike/, fuels: ['petrol', 'unknown'] },
};

const PLAIN = {
  'Carbon dioxide': 'CO2',
  Methane: 'CH4',
  'Nitrous oxide': 'N2O',
  'Nitrogen trifluoride': 'NF3',
  'HFC-43-I0mee': 'HFC-43-10mee',
};

/** Returns the common name of a refrigerant, from the publisher's 'HCFC-22/R22 = chlorodifluoromethane'. */
export function refrigerantCode(name, group) {
  const words = name.trim().replace(/\*$/, '');
  const inBrackets = /\(([^)]+)\)$/.exec(words)?.[1];
  if (inBrackets && group === 'Kyoto protocol products') return inBrackets;
  return PLAIN[words] ?? words.split(/ = |\/| \(/)[0].replace(/^R403a$/, 'R403A');
}

export const CATEGORIES = {
  'Kyoto protocol products': 'kyoto_gases',
  Blends: 'blends',
  'Montreal protocol products': 'montreal_gases',
  'Fluorinated ethers': 'fluorinated_ethers',
  'Other products': 'other',
};
