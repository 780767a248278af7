import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Read } from '../../../platform/engine/rules';
import type { CalculationContext, VehicleFacts } from '../emission/calculation';
import type { Rates } from '../emission/goods-circumstances';
import { countedElsewhere, daysBeside } from '../emission/recorded-fuel';
import type { Circumstance } from '../types/activity-type';
import { type Bought, boughtBeside } from '../supplier-returns/supplier-purchases.query';
import { recordedFuel } from '../vehicle-fuel/recorded-fuel.query';

/** Fields of an activity that reference records its figure depends on; each type has some of them. */
interface Entered {
  readonly vehicle_id?: string | null;
  readonly source_id?: string | null;
  readonly product_id?: string | null;
  readonly input_product_id?: string | null;
  readonly partner_id?: string | null;
  readonly date?: number;
  readonly end_date?: number | null;
}

type Circumstances = Partial<CalculationContext>;

/** Exchange rates and price indices, and the stored activity; null for a new one. */
interface Known {
  readonly rates: Rates;
  readonly stored: object | null;
}

/** Reads a vehicle with its location, whose grid and country apply where the activity has none. */
async function vehicleOf(read: Read, id: string): Promise<VehicleFacts | null> {
  const found = await read(vehicle).find(id);
  if (!found) return null;
  return { ...found, location: (await read(location).steady(found.location_id)) ?? null };
}

/** Returns how much of a journey the vehicle's fuel records already count. */
async function countedOf(read: Read, { vehicle_id, date: from = 0, end_date }: Entered) {
  const journey = { from, to: end_date ?? from };
  return countedElsewhere(journey, await recordedFuel(read, [vehicle_id ?? ''], daysBeside(journey)));
}

const productOf = async (read: Read, id: string | null | undefined) =>
  (id ? await read(product).find(id) : null) ?? null;

/** Reads the supplier's returns and the other purchases from it, which decide whether a return applies. */
async function supplierOf(read: Read, { partner_id }: Entered, { rates, stored }: Known) {
  const returns = partner_id ? await read(partnerReturn).list({ where: { partner_id } }) : [];
  return { returns, boughtBeside: await boughtBeside(read, stored as Bought | null, { returns, rates }) };
}

const READERS: Readonly<Record<Circumstance, (read: Read, entered: Entered, known: Known) => Promise<Circumstances>>> =
  {
    vehicle: async (read, { vehicle_id }) => ({ vehicle: await vehicleOf(read, vehicle_id ?? '') }),
    fuelOfVehicle: async (read, entered) => ({ countedElsewhere: await countedOf(read, entered) }),
    powerSource: async (read, { source_id }) => ({ source: (await read(powerSource).find(source_id ?? '')) ?? null }),
    /** The product, whose weight converts a quantity into a mass. */
    product: async (read, { product_id }) => ({ goods: { product: await productOf(read, product_id) } }),
    /** The product and its input product, which determines the recycled content. */
    productAndInput: async (read, { product_id, input_product_id }) => ({
      goods: { product: await productOf(read, product_id), input: await productOf(read, input_product_id) },
    }),
    /** The product, the supplier's returned figures, and exchange rates and price indices. */
    productAndSupplier: async (read, entered, known) => {
      const supplied = await supplierOf(read, entered, known);
      return { goods: { ...supplied, product: await productOf(read, entered.product_id), rates: known.rates } };
    },
    rates: async (_read, _entered, { rates }) => ({ goods: { product: null, rates } }),
  };

/** Reads all data that an activity's figure depends on, besides its location and the factors. */
export async function circumstancesOf(
  read: Read,
  reads: readonly Circumstance[],
  entered: Entered,
  known: Known,
): Promise<Circumstances> {
  const found: Circumstances[] = [];
  for (const each of reads) found.push(await READERS[each](read, entered, known));
  return Object.assign({}, ...found);
}
