import type { Overrides, OverridesOf, Section, Values } from '@lichen/kit';
import { TaxonomyField } from './TaxonomyField';

const BY_CONTINENT = 'continent';

export const DETAILS_LAYOUT: readonly Section[] = [
  { title: 'Company', fields: ['company_name', 'email', 'website', 'main_company_number', 'esg_contact'] },
  {
    title: 'Registration',
    fields: ['registered_country', 'company_number', 'legal_form', 'other_legal_form'],
  },
  {
    title: 'Business',
    columns: 1,
    fields: ['markets', 'sectors', 'products', 'eu_activities', 'certifications'],
  },
];

export const DETAILS_BESIDE: readonly Section[] = [
  {
    title: 'Reporting',
    columns: 1,
    fields: [
      ...['country', 'reporting_currency', 'report_format', 'start_year'],
      ...['employee_count', 'employee_count_time'],
    ],
  },
];

const FIXED: Overrides = {
  registered_country: { groupBy: BY_CONTINENT },
  country: { groupBy: BY_CONTINENT },
  esg_contact: { hint: 'Answers questions about the company’s reports' },
  products: { rows: [5, 10] },
  certifications: { rows: [4, 8], hint: 'Issuer, date and rating of each' },
  eu_activities: { control: TaxonomyField },
};

/** Asks for the name of a legal form only where it is not in the list. */
export const detailsOverrides: OverridesOf = ({ legal_form }: Values) => ({
  ...FIXED,
  other_legal_form: { hidden: legal_form !== 'other' },
});
