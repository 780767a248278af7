import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { type partnerReturn, RETURN_TEXTS } from '@lichen/contracts/compliance/partner-return.entity';
import { touchesYear } from '@lichen/contracts/compliance/return-coverage';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';
import { returnYear, shareOf, totalOf } from './annual-return';

type Return = RecordOf<typeof partnerReturn>;

interface Facts {
  before: Return | null;
  currency: string | null;
}

/** Returns a value that is calculated until a person enters another one; clearing it restores the calculation. */
function followed<T>(record: Return, before: Return | null, name: 'year' | 'co2_share', work: (from: Return) => T) {
  const entered = record[name];
  const isUntouched = before !== null && before[name] === entered && before[name] === work(before);
  return entered === null || isUntouched ? work(record) : entered;
}

/** Fields that a passport states. */
const STATED = ['period_start', 'period_end', 'year', 'scope1_co2', 'scope2_co2', 'scope3_co2', 'co2_units'] as const;
const NO_PASSPORT = { passport_id: null, passport_record: null, recalled_on: null };

/** Clears the source passport once a person has changed a stated field. */
function passportOf(record: Return, before: Return | null) {
  if (!before || STATED.some((name) => record[name] !== before[name])) return NO_PASSPORT;
  const { passport_id, passport_record, recalled_on } = before;
  return { passport_id, passport_record, recalled_on };
}

export const partnerReturnRules: Rules<typeof partnerReturn, Facts> = {
  defaults: { co2_units: 't', quality: 'reported' },
  facts: async (read, { partner_id, currency }, { companyId }, before) => {
    if (currency !== null) return { before, currency };
    const ofPartner = await read(partner).find(partner_id);
    const ofCompany = ofPartner?.currency ? undefined : await read(companyProfile).find(companyId);
    return { before, currency: ofPartner?.currency ?? ofCompany?.reporting_currency ?? null };
  },
  check: (record, { before }) => {
    const year = followed(record, before, 'year', returnYear);
    return year === null || touchesYear(record, year) ? {} : { year: RETURN_TEXTS.year };
  },
  derive: (record, { before, currency }) => ({
    currency,
    year: followed(record, before, 'year', returnYear),
    total_co2: totalOf(record),
    co2_share: followed(record, before, 'co2_share', shareOf),
    ...passportOf(record, before),
  }),
};
