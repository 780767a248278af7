import { fuelCode } from '@lichen/contracts/activities/codes/fuel-code';

/** The code of a fuel, and whether its printed name may mean another fuel too. */
interface FuelMeant {
  readonly code: string;
  readonly isOpen: boolean;
}

/**
 * Printed names that tell fuels of one name in the lexicon apart. Heating oil is gas oil (EL, domestique, C) on the
 * continent and in America, but kerosene in British and Irish homes.
 */
const BY_PRINT: readonly { name: string; printed: RegExp; code: string; isOpen?: true }[] = [
  { name: 'Heating oil', printed: /kerosene|paraffin|burning oil|\b28\s?sec/i, code: 'Burning oil' },
  { name: 'Heating oil', printed: /gas ?oil|no\.? ?2\b|#\s?2\b|\b35\s?sec/i, code: 'Gas oil' },
  { name: 'Heating oil', printed: /heating oil/i, code: 'Burning oil', isOpen: true },
  { name: 'Heating oil', printed: /./, code: 'Gas oil' },
  { name: 'LPG', printed: /^(?!.*(?:lpg|gpl|glp|butan|autogas)).*propan/i, code: 'Propane' },
  { name: 'HVO', printed: /hvo/i, code: 'Biodiesel HVO' },
  { name: 'HVO', printed: /./, code: 'Biodiesel ME', isOpen: true },
];

/** Returns the code that the activity types have for a fuel, from its name in the lexicon and its printed words. */
export function fuelMeant(name: string, printed: string): FuelMeant {
  const found = BY_PRINT.find((each) => each.name === name && each.printed.test(printed));
  return { code: found?.code ?? fuelCode(name), isOpen: found?.isOpen ?? false };
}
