import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { account } from '@lichen/contracts/identity/account.entity';
import type { Read } from '../../../platform/engine/rules';
import type { CalculationContext } from '../emission/calculation';
import type { FactorLibrary } from '../emission/published/factor';
import { withOwnFactorTexts } from '../emission/own-factors/own-factor';

/**
 * Returns the published factors with the account's own, read once per transaction, and not at all where the account has
 * none.
 */
export async function factorsOfAccount(
  read: Read,
  library: FactorLibrary,
  company: Pick<RecordOf<typeof account>, 'own_factors'> | undefined,
): Promise<Required<Pick<CalculationContext, 'library' | 'ownFactors'>>> {
  const ownFactors = company?.own_factors === false ? [] : await read(ownFactor).list();
  return { library: withOwnFactorTexts(library, ownFactors), ownFactors };
}
