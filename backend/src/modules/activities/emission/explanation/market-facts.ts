import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { digits, exact, sum } from '../exact';
import { INSTRUMENT, SUPPLIER } from '../parts';
import type { StoredCalculation } from './stored-calculation';
import type { Reader } from './reader';
import { SENTENCES } from './sentences';

type Fact = Explanation['inputs'][number];

/** The proof of renewable power by its label. */
export const instrumentName = (factorId: string, { labelOf }: Reader): string =>
  labelOf('instruments', factorId.slice(INSTRUMENT.length));

/** Renewable power, its proof and both rates of a market-based figure, as its parts hold them. */
export function marketFacts(row: StoredCalculation, reader: Reader): Fact[] {
  if (!isMarketBased(row)) return [];
  const parts = row.parts ?? [];
  const units = row.calc_units ?? row.basis_units;
  const green = parts.filter(({ factor_id }) => factor_id.startsWith(INSTRUMENT));
  const supplied = parts.find(({ factor_id }) => factor_id === SUPPLIER);
  const [proof] = green;
  const rate = (value: string) => `${reader.factor(value)} ${reader.perUnit(units)}`;
  const renewable = digits(sum(green.map(({ quantity }) => exact(quantity))));
  const fact = (label: string, value: string, each: string | null, text: string): Fact => ({
    ...{ label, value, units: each, text },
  });
  return [
    ...(proof
      ? [
          fact(SENTENCES.renewable, renewable, units, reader.amount(renewable, units)),
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
