import type { DocType } from '@lichen/contracts/docs/doc-type';
import { makeTransports } from './carriage';
import { electricityOf } from './electricity';
import { makeFuels } from './fuel';
import { makeJourneys } from './journeys';
import type { Maker } from './maker';
import { makeRedispatch } from './netz-redispatch';
import { makePartnerReturn } from './partner-statement';
import { makePowerAndWater } from './power-and-water';
import { makeGoods, makePurchases } from './purchases';
import { makeLocations, makePartners, makeVehicles } from './record-lists';
import { makeStatement } from './statement';
import { makeVehicleFuels } from './vehicle-usage';
import { makeWaste } from './waste';
import { makeWater } from './water';

/** Makers of the document types that create records, by type id. */
const MAKERS: Readonly<Record<string, Maker>> = {
  electricity: electricityOf('cost'),
  water: makeWater,
  electricity_water: makePowerAndWater,
  singapore_utility: makePowerAndWater,
  fuel: makeFuels,
  purchase_invoice: makePurchases,
  transport_invoice: makeTransports,
  delivery_invoice: makeTransports,
  waste_report: makeWaste,
  vehicle_usage: makeVehicleFuels,
  business_travel: makeJourneys,
  netz_redispatch: makeRedispatch,
  goods_list: makeGoods,
  vehicle_list: makeVehicles,
  location_list: makeLocations,
  partner_load: makePartners,
  statement: makeStatement,
  partner_statement: makePartnerReturn,
};

const makeNothing: Maker = () => [];

/** Returns the maker of a document type. It creates nothing for types that are imported, watched or only stored. */
export function makerOf({ id, makes }: DocType): Maker {
  const maker = makes.kind === 'records' ? MAKERS[id] : makeNothing;
  if (!maker) throw new Error(`Nothing says what a document of the type ${id} makes`);
  return maker;
}
