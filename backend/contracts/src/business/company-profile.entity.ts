import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import {
  boolean,
  code,
  integer,
  internal,
  listed,
  longText,
  optional,
  ref,
  text,
  texts,
  worded,
} from '../entity/fields';
import { NOBODY, SIGNED_IN } from '../portal/roles';
import { COMPANY_EDITORS } from './company/company-editors';

/** Legal forms that the voluntary reporting standard for small companies (VSME) distinguishes. */
const LEGAL_FORMS = {
  private_limited: 'Private limited company',
  sole_proprietorship: 'Sole proprietorship',
  partnership: 'Partnership',
  cooperative: 'Cooperative',
  other: 'Other legal form',
} as const;

/** The unit in which employees are counted, and the time of the count. */
const EMPLOYEE_COUNTS = { headcount: 'Headcount', fte: 'Full-time equivalents' } as const;
const EMPLOYEE_COUNT_TIMES = { end_of_period: 'At the end of the year', average: 'Average of the year' } as const;

/** The company as it presents itself in reports. Set-up creates the record. */
export const companyProfile = defineEntity({
  name: 'company_profile',
  label: 'Company profile',
  kind: 'singleton',
  subscription: 'business',
  // The answers are stored in the same row.
  dependsOn: ['company_answers'],
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
    eu_activities: optional(listed('EU taxonomy activities', 'taxonomy_activities')),
    products: optional(longText('Products and services')),
    esg_contact: optional(
      ref('ESG contact', 'profiles', { as: 'esg_contact_person', show: ['first_name', 'last_name', 'email'] }),
    ),
    country: code('Reporting country', 'countries'),
    report_format: optional(text('Report format', 40)),
    legal_form: optional(worded('Legal form', LEGAL_FORMS)),
    other_legal_form: optional(text('Name of the legal form', 120)),
    employee_count: optional(worded('Employees counted by', EMPLOYEE_COUNTS)),
    employee_count_time: optional(worded('Employees counted', EMPLOYEE_COUNT_TIMES)),
    certifications: optional(longText('Certifications and labels')),
    start_year: optional(integer('First year of activity', { min: 1900, max: 2200 })),
  },
  derived: {
    has_logo: boolean('Has a logo'),
    logo_id: internal(optional(text('Logo', 64))),
  },
  allow: { list: NOBODY, read: SIGNED_IN, create: NOBODY, update: COMPANY_EDITORS, remove: NOBODY },
  actions: {
    clear_logo: { label: 'Remove logo', allow: COMPANY_EDITORS, input: z.strictObject({}) },
  },
  events: { setup: 'Company set up', upload_logo: 'Logo uploaded', clear_logo: 'Logo removed' },
});
