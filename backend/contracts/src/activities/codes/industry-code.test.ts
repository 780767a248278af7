import { industryCode } from './industry-code';

it.each([
  ['541511', 'naics_541511'],
  ['NAICS 541511', 'naics_541511'],
  ['naics_541511', 'naics_541511'],
  ['sic2003_72', 'sic2003_72'],
])('reads %s as %s', (entered, code) => expect(industryCode(entered)).toBe(code));
