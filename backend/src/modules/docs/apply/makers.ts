import type { DocType } from '@lichen/contracts/docs/doc-type';
import { makeTransports } from './carriage';
import { makeElectricity } from './electricity';
import { makeFuels } from './fuel';
import type { Maker } from './maker';
import { makePartnerReturn } from './partner-statement';
import { makePurchases } from './purchases';
import { makeWaste } from './waste';
import { makeWater } from './water';

/** What each type of documents makes. */
const MAKERS: Readonly<Record<string, Maker>> = {
  electricity: makeElectricity,
  water: makeWater,
  fuel: makeFuels,
  purchase_invoice: makePurchases,
  transport_invoice: makeTransports,
  delivery_invoice: makeTransports,
  waste_report: makeWaste,
  partner_statement: makePartnerReturn,
};

const makeNothing: Maker = () => [];

/** What documents of a type make: nothing where only a date of theirs is watched. */
export function makerOf({ id, makes }: DocType): Maker {
  const maker = makes.kind === 'records' ? MAKERS[id] : makeNothing;
  if (!maker) throw new Error(`Nothing says what a document of the type ${id} makes`);
  return maker;
}
