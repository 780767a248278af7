import { defineEntity } from '../../entity/entity';
import { hint, missing, optional, text } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

/** Most digits of a number including its country code (E.164). */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 4;

const MESSAGE_TEXTS = {
  noCode: 'Enter country code',
  noNumber: 'Enter number',
  code: 'Enter a country code such as +44',
  number: 'Enter the number in digits, without its country code, such as 7700 900123',
} as const;

const FIELDS = {
  country_code: missing(hint(optional(text('Country code', 4)), 'Such as +44'), MESSAGE_TEXTS.noCode),
  tel_number: missing(hint(optional(text('Telephone number', 20)), 'Without the country code'), MESSAGE_TEXTS.noNumber),
};

function codeError(code: unknown): string | null {
  if (typeof code !== 'string' || !code) return MESSAGE_TEXTS.noCode;
  return /^\+[1-9]\d{0,2}$/.test(code) ? null : MESSAGE_TEXTS.code;
}

function numberError(number: unknown, code: string): string | null {
  if (typeof number !== 'string' || !number) return MESSAGE_TEXTS.noNumber;
  const digits = number.replace(/[ ()-]/g, '');
  const isLong = digits.length >= FEWEST_DIGITS && digits.length + code.length - 1 <= MOST_DIGITS;
  return /^\d+$/.test(digits) && isLong ? null : MESSAGE_TEXTS.number;
}

/** Phone number from which a company messages its contacts. Stored in the row of the account. */
export const messageConfig = defineEntity({
  name: 'message_config',
  label: 'Message configuration',
  kind: 'singleton',
  table: { name: 'accounts', columns: Object.keys(FIELDS) },
  dependsOn: ['account'],
  fields: FIELDS,
  allow: { list: NOBODY, read: ADMIN, create: NOBODY, update: ADMIN, remove: NOBODY },
  // The country code and the number are required together.
  check: ({ country_code, tel_number }) => {
    const [code, number] = [codeError(country_code), numberError(tel_number, String(country_code ?? '+'))];
    return { ...(code && { country_code: code }), ...(number && { tel_number: number }) };
  },
});
