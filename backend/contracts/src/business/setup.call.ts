import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';
import { TEXTS } from '../text/texts';

const required = (max: number) => z.string(TEXTS.required).trim().min(1, TEXTS.required).max(max, 'Too long');

/** Input of the set-up, trimmed. Its messages are those of the set-up form. */
export const setupInput = z.strictObject({
  company_name: required(120),
  country: z.string(TEXTS.gridNotSupported).min(1, TEXTS.gridNotSupported).max(100),
  address_line1: required(200),
  address_line2: z.string().trim().max(200, 'Too long').nullish(),
  town_or_city: required(120),
  post_code: required(20),
  electricity_grid: z.string(TEXTS.gridNotSupported).min(1, TEXTS.gridNotSupported).max(100),
  main_company_number: required(40),
});

/** Creates the company profile and the head office in one transaction, once per account. */
export const setup = defineCall({
  name: 'setup',
  label: 'Company set-up',
  method: 'POST',
  allow: SIGNED_IN,
  input: setupInput,
  about:
    'country is a code of the reference list countries, electricity_grid one of electricity_grids for that country.',
  writes: true,
});
