import { fold } from '../../formats/fold';

/** Codes of transport methods by the names on tickets and sheets that differ from those of the list. */
const METHODS: Readonly<Record<string, string>> = {
  air: 'flight',
  plane: 'flight',
  aeroplane: 'flight',
  airplane: 'flight',
  fly: 'flight',
  rail: 'national_rail',
  train: 'national_rail',
  eurostar: 'international_rail',
  tube: 'underground',
  metro: 'underground',
  subway: 'underground',
  tram: 'light_rail',
  cab: 'taxi',
  motorcycle: 'motorbike',
  bike: 'bicycle',
  cycle: 'bicycle',
  cycling: 'bicycle',
  walk: 'walking',
  'on foot': 'walking',
  hgv: 'lorry',
  truck: 'lorry',
  'freight train': 'rail_freight',
  'air freight': 'cargo_flight',
  'air cargo': 'cargo_flight',
};

/** Returns the code of a transport method, for people or goods, from common spellings: Train, plane, Eurostar, HGV. */
export const transportCode = (entered: string): string => METHODS[fold(entered)] ?? entered.trim();
