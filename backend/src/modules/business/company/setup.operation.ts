import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { LOCATION_DEFAULTS, location } from '@lichen/contracts/business/location.entity';
import { setup, type setupInput } from '@lichen/contracts/business/setup.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { invalid, refused } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { z } from 'zod';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { handler } from '../../../platform/module';

type Input = z.infer<typeof setupInput>;

/** Reporting currency until the company chooses another in its profile. */
const CURRENCY = 'GBP';

function profileOf(input: Input, context: Context): RecordOf<typeof companyProfile> {
  return {
    _id: context.companyId,
    ...newRow(context),
    company_name: input.company_name,
    main_company_number: input.main_company_number,
    country: input.country,
    registered_country: input.country,
    reporting_currency: CURRENCY,
    email: null,
    website: null,
    company_number: null,
    markets: null,
    sectors: null,
    products: null,
    eu_activities: null,
    esg_contact: null,
    legal_form: null,
    other_legal_form: null,
    employee_count: null,
    employee_count_time: null,
    certifications: null,
    report_format: null,
    start_year: null,
    has_logo: false,
    logo_id: null,
  };
}

function headOfficeOf(input: Input, context: Context): RecordOf<typeof location> {
  return {
    _id: context.newId(),
    ...newRow(context),
    ...LOCATION_DEFAULTS,
    name: input.company_name,
    head_office: true,
    country: input.country,
    electricity_grid: input.electricity_grid,
    address: null,
    address_line1: input.address_line1,
    address_line2: input.address_line2 || null,
    town_or_city: input.town_or_city,
    post_code: input.post_code,
    latitude: null,
    longitude: null,
    from: null,
    to: null,
    area: null,
    lessor_partner_id: null,
    controlled_until: null,
    recalculation_job_id: null,
    local_water_stress_areas: null,
    ...{ water_stress_source: null, water_stress_on: null, sensitive_area: null, sensitive_area_name: null },
    ...{ sensitive_area_source: null, sensitive_area_on: null, sealed_area: null, nature_area: null },
  };
}

/**
 * Creates the company profile and its head office in one transaction; throws `refused` where the company is already set
 * up.
 */
export const setupOperation = (gridsOf: (country: string) => readonly string[]) =>
  handler(setup, ({ input, context, write }) =>
    write(async (unit) => {
      if (!gridsOf(input.country).includes(input.electricity_grid))
        throw invalid({ country: TEXTS.gridNotSupported, electricity_grid: TEXTS.gridNotSupported });
      if (await unit.records(companyProfile).find(context.companyId)) throw refused('Your company is already set up.');
      const profile = profileOf(input, context);
      await unit.insert(companyProfile, profile, 'setup');
      await unit.insert(location, headOfficeOf(input, context), 'create');
      return { ok: true, obj: profile };
    }),
  );
