import type { ChainType } from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { DECIMALS } from '@lichen/contracts/entity/fields';
import { convert } from '../emission/conversion';
import { Exact, exact, sum } from '../emission/exact';

interface Amount {
  readonly basis: number | null;
  readonly basis_units: string | null;
}

type Entry = Readonly<Record<string, unknown>>;

const NONE: Amount = { basis: null, basis_units: null };
const KINDS = ['weight', 'volume'] as const;
const ROUTES = ['recycled', 'rdf', 'landfill', 'waste_released'] as const;

function amountIn(entry: Entry, field: string, units: string): Amount | null {
  const [basis, basis_units] = [entry[field], entry[units]];
  return typeof basis === 'number'
    ? { basis, basis_units: typeof basis_units === 'string' ? basis_units : null }
    : null;
}

/** Returns the sum in the units of the first amount; null where one cannot be converted. */
function together(amounts: readonly Amount[]): Amount | null {
  const units = amounts[0]?.basis_units;
  if (!units) return null;
  const parts = amounts.map(({ basis, basis_units }) => convert(exact(basis ?? 0), basis_units ?? units, units));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return { basis: Number(sum(known).round(DECIMALS, Exact.roundHalfEven)), basis_units: units };
}

/** Returns the amount of waste by mass, else by volume: the processed total, else the sum of the routes. */
function wasteAmount(entry: Entry): Amount {
  for (const kind of KINDS) {
    const whole = amountIn(entry, `processed_${kind}`, `processed_${kind}_units`);
    if (whole) return whole;
    const routes = ROUTES.map((route) => amountIn(entry, `${route}_${kind}`, `${route}_${kind}_units`));
    const total = together(routes.filter((route) => route !== null));
    if (total) return total;
  }
  return NONE;
}

/** Returns the amount of a product's activity, in the units it was entered in. */
export const chainAmount = (type: ChainType, entry: Entry): Amount =>
  type === 'waste_activitys' ? wasteAmount(entry) : (amountIn(entry, 'total_amount', 'units') ?? NONE);
