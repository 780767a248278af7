import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { AskAbout } from '../../../platform/engine/ask-about';
import type { Context, Read, Rules, Served } from '../../../platform/engine/rules';
import type { ComparedCalc } from '../calculations/supersede.rules';
import type { FactorLibrary } from '../emission/published/factor';
import type { Rates } from '../emission/goods-circumstances';
import { factorsOfAccount } from '../factors/own-factors.query';
import type { CountryOfPlace } from '../places/place-countries';
import type { CalculationFacts, RegisteredType } from '../types/activity-type';
import { circumstancesOf } from './circumstances.query';
import { expectEvidence } from './evidence.query';
import { tagsOf } from './tags.query';

/** The data read before an activity is calculated. */
export interface ActivityFacts {
  /** The stored record; null for a new one. */
  readonly stored: RecordOf<Entity> | null;
  readonly previous: readonly ComparedCalc[];
  readonly known: CalculationFacts;
  /** Changed tags in the company's spelling; null where they stay as they are. */
  readonly tags: readonly string[] | null;
}

/** Tables loaded at startup: factors, exchange rates and price indices, countries of places. */
export interface Tables {
  readonly library: FactorLibrary;
  readonly rates: Rates;
  readonly countryOf: CountryOfPlace;
}

type Facts = NonNullable<Rules<Entity, ActivityFacts>['facts']>;

/**
 * Locks the company and location of an activity until it is saved. The guard of approved years reads the same company;
 * a change of the location's grid is either saved before or sees this save.
 */
export async function holdRestedOn(
  read: Read,
  { location_id }: { readonly location_id?: unknown },
  { companyId }: Pick<Context, 'companyId'>,
) {
  const company = await read(account).steady(companyId);
  const site = typeof location_id === 'string' ? await read(location).steady(location_id) : undefined;
  return { company, site: site ?? null };
}

/** Returns a reader of the data that activities of a type are checked and calculated with. */
export const factsOf =
  ({ reads = [] }: RegisteredType, { library, rates, countryOf }: Tables): Facts =>
  async (read, record, context, before) => {
    const { _id } = record as { _id: string };
    await expectEvidence(read, record, before);
    // All except the circumstances is read once per transaction, however many activities it saves.
    const { company, site } = await holdRestedOn(read, record as { location_id?: string | null }, context);
    return {
      stored: before === record ? null : before,
      tags: await tagsOf(read, record, before),
      previous: before ? await read(emissionCalc).list({ where: { activity_id: _id } }) : [],
      known: {
        ...(await circumstancesOf(read, reads, record as object, { rates, stored: before })),
        ...(await factorsOfAccount(read, library, company)),
        countryOf,
        yearRule: company?.factor_year_rule ?? 'blended',
        gwp: company?.refrigerant_gwp ?? null,
        location: site,
      },
    };
  };

/** Activities need no answers of other modules. */
const nobody: AskAbout = async () => ({ answers: [], isComplete: true });

/** Reads the facts of an activity for a recalculation or its preview, outside of a save. */
export const factsAgain = async (
  { rules }: Served,
  read: Read,
  record: RecordOf<Entity>,
  context: Context,
  before: RecordOf<Entity> | null,
) => (await rules.facts?.(read, record, context, before, nobody)) as ActivityFacts;
