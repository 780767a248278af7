import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { convert } from '../conversion';
import { digits, exact, sum } from '../exact';
import { INSTRUMENT, SUPPLIER } from '../parts';
import type { StoredCalculation } from './stored-calculation';
import type { Reader } from './reader';
import { SENTENCES } from './sentences';

type Fact = Explanation['inputs'][number];

/** Returns the label of a proof of renewable power. */
export const instrumentName = (factorId: string, { labelOf }: Reader): string =>
  labelOf('instruments', factorId.slice(INSTRUMENT.length));

interface Amount {
  readonly value: string;
  readonly units: string;
}

/** Returns the renewable amount in the unit of the bill, in which it was entered. */
function inUnitOfBill({ inputs }: StoredCalculation, amount: Amount): Amount {
  const units = inputs?.find(({ use, units: each }) => use !== 'told' && each !== null)?.units ?? amount.units;
  const value = units === amount.units ? null : convert(exact(amount.value), amount.units, units);
  return value ? { value: digits(value), units } : amount;
}

const textOf = (entered: Amount, counted: Amount, reader: Reader): string =>
  [...(entered.units === counted.units ? [] : [entered]), counted]
    .map(({ value, units }) => reader.amount(value, units))
    .join(' = ');

/** Returns the renewable amount, its proof and both rates of a market-based figure, taken from its parts. */
export function marketFacts(row: StoredCalculation, reader: Reader): Fact[] {
  if (!isMarketBased(row)) return [];
  const parts = row.parts ?? [];
  const units = row.calc_units ?? row.basis_units;
  const green = parts.filter(({ factor_id }) => factor_id.startsWith(INSTRUMENT));
  const supplied = parts.find(({ factor_id }) => factor_id === SUPPLIER);
  const [proof] = green;
  const rate = (value: string) => `${reader.factor(value)} ${reader.perUnit(units)}`;
  const renewable = digits(sum(green.map(({ quantity }) => exact(quantity))));
  const entered = inUnitOfBill(row, { value: renewable, units });
  const fact = (label: string, value: string, each: string | null, text: string): Fact => ({
    ...{ label, value, units: each, text },
  });
  return [
    ...(proof
      ? [
          fact(SENTENCES.renewable, entered.value, entered.units, textOf(entered, { value: renewable, units }, reader)),
          fact(
            SENTENCES.proof,
            proof.factor_id.slice(INSTRUMENT.length),
            null,
            instrumentName(proof.factor_id, reader),
          ),
          fact(SENTENCES.renewableRate, proof.factor, `kg CO₂e/${units}`, rate(proof.factor)),
        ]
      : []),
    ...(supplied ? [fact(SENTENCES.supplierRate, supplied.factor, `kg CO₂e/${units}`, rate(supplied.factor))] : []),
  ];
}
