import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { boolean, code, integer, internal, longText, optional, text, texts } from '../entity/fields';
import { NOBODY, SIGNED_IN } from '../portal/roles';

const EDITORS = ['admin', 'edit_business'] as const;

/** The company as it presents itself in reports. Set-up writes the first version. */
export const companyProfile = defineEntity({
  name: 'company_profile',
  label: 'Company profile',
  kind: 'singleton',
  subscription: 'business',
  fields: {
    company_name: text('Company name', 120),
    email: optional(text('General company email', 254)),
    website: optional(text('Website', 300)),
    main_company_number: text('Main company number', 40),
    registered_country: optional(code('Registration country', 'countries')),
    company_number: optional(text('Company number', 40)),
    reporting_currency: code('Reporting currency', 'currencies'),
    markets: optional(texts('Markets')),
    sectors: optional(texts('Business sectors')),
    products: optional(longText('Products and services')),
    country: code('Reporting country', 'countries'),
    report_format: optional(text('Report format', 40)),
    start_year: optional(integer('First year of activity', { min: 1900, max: 2200 })),
  },
  derived: {
    has_logo: boolean('Has a logo'),
    logo_id: internal(optional(text('Logo', 64))),
  },
  allow: { list: NOBODY, read: SIGNED_IN, create: NOBODY, update: EDITORS, remove: NOBODY },
  actions: {
    clear_logo: { label: 'Remove logo', allow: EDITORS, input: z.strictObject({}) },
  },
  events: { setup: 'Company set up', upload_logo: 'Logo uploaded', clear_logo: 'Logo removed' },
});
