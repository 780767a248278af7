import { problem } from '@lichen/contracts/activities/calculation-problems';
import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationContext, Calculator } from '../../calculation';
import { isMass } from '../../conversion';
import { QUALITY } from '../../data-quality';
import { exact } from '../../exact';
import { companion, fromFactors, resultOf } from '../../published/from-factors';
import { multiplyBy, infoInput } from '../../inputs';
import { NOTES } from '../../explanation/notes';
import type { Period } from '../../periods';
import { FALLBACK_REGION } from '../../published/regions';
import { ipccRegion } from '../../published/warming-potentials';

const KYOTO = { component: 'direct', scope: 'scope_1' } as const;
const OTHER_GASES = { component: 'non_kyoto', scope: 'no_scope' } as const;
/** First day of UK Government editions based on AR5; earlier ones use AR4. */
const UK_ON_AR5 = utcDay(2023, 1, 1);

interface Leak extends Period {
  readonly refrigerant_type: string;
  readonly refrigerant_used: number;
  readonly units: string;
}

/** Returns the regions of the chosen potentials, then of their substitute, with its note. */
const potentials = ({ gwp }: CalculationContext, { to }: Period) =>
  !gwp || gwp === 'uk_edition'
    ? { regions: [FALLBACK_REGION, ipccRegion(to < UK_ON_AR5 ? 'AR4' : 'AR5')], standIn: NOTES.ipccPotential }
    : { regions: [ipccRegion(gwp), FALLBACK_REGION], standIn: NOTES.ukPotential };

/** Returns the weight of refrigerant topped up, which has leaked, times its global warming potential. */
export const refrigerant: Calculator = (activity, context) => {
  const { from, to, refrigerant_type, refrigerant_used, units } = activity as unknown as Leak;
  const use = {
    subject: refrigerant_type,
    family: 'refrigerant',
    item: context.library.entry('refrigerants', refrigerant_type)?.factor_item ?? '',
    ...potentials(context, { from, to }),
    from,
    to,
    quantity: exact(refrigerant_used),
    units,
    inputs: [multiplyBy('Refrigerant used', refrigerant_used, units), infoInput('Refrigerant', refrigerant_type)],
    data_quality: QUALITY.measured,
  } as const;
  if (!isMass(units)) return [resultOf(use, KYOTO, '', units, { err: problem('weightNeeded') })];
  return [fromFactors(use, KYOTO, context), ...companion(use, OTHER_GASES, context)];
};
