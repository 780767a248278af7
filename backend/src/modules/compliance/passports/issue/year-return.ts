import type { InventoryYearState, SealedYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { PassportDocument } from '@lichen/contracts/compliance/passports/passport-format';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import Big from 'big.js';
import { momentOf } from './moments';

type Returned = PassportDocument['credentialSubject']['returns'][number];

interface ApprovedYear {
  readonly year: number;
  readonly state: InventoryYearState;
  readonly seal: string | null;
  readonly sealed: SealedYear | null;
  readonly approved_on: number | null;
}

/** Converts 10⁻⁶ kg to kilograms, exactly. */
const kilograms = (micro: number): string => new Big(micro).div(1_000_000).toFixed();

/** Returns the figures of an approved year with a summary of their calculation; undefined without a seal. */
export function returnOf({ year, seal, sealed, approved_on }: ApprovedYear): Returned | undefined {
  if (!sealed || !seal) return undefined;
  const { scope_1, scope_2, scope_3, market } = sealed.scopes;
  return {
    ...{ year, name: PASSPORT_TEXTS.inventory },
    values: {
      unit: 'kg',
      ...{ scope1: kilograms(scope_1), scope2: kilograms(scope_2), scope3: kilograms(scope_3) },
      ...(market === null ? {} : { scope2_market_based: kilograms(market) }),
    },
    calculation: {
      ...{ seal, rows: sealed.rows, rows_hash: sealed.rows_hash },
      ...(approved_on === null ? {} : { approved_on: momentOf(approved_on) }),
      scope3_categories: Object.fromEntries(
        Object.entries(sealed.categories).map(([category, micro]) => [category, kilograms(micro)]),
      ),
    },
  };
}
