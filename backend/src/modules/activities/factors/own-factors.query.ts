import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { Read } from '../../../platform/engine/rules';
import type { CalculationContext } from '../emission/calculation';
import type { FactorLibrary } from '../emission/published/factor';
import { withOwnFactorTexts } from '../emission/own-factors/own-factor';

/** The published factors with those of the account: read once a transaction, however many activities it saves. */
export async function factorsOfAccount(
  read: Read,
  library: FactorLibrary,
): Promise<Required<Pick<CalculationContext, 'library' | 'ownFactors'>>> {
  const ownFactors = await read(ownFactor).list();
  return { library: withOwnFactorTexts(library, ownFactors), ownFactors };
}
