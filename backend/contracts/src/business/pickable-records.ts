import { partner } from '../compliance/partner.entity';
import { survey } from '../compliance/survey.entity';
import { fullName } from './full-name';
import { location } from './location.entity';
import { powerSource } from './power-sources/power-source.entity';
import { product } from './products/product.entity';
import { staffProfile } from './staff-profile.entity';
import { vehicle } from './vehicle.entity';

type PickableRecord = Readonly<Record<string, unknown>>;
type Where = Readonly<{ roles?: unknown }>;

const byName = ({ name }: PickableRecord) => String(name);
const byPerson = (person: PickableRecord) => fullName(person as { first_name: string; last_name: string });

const named = (name: string) => ({ name });

/** A partner that is added from a field for one role gets that role. */
const asPartner = (name: string, { roles }: Where) => ({
  name,
  ...(typeof roles === 'string' ? { partner_roles: [roles] } : {}),
});

/** Splits `Ada Turner`, or `Turner, Ada` as staff lists often have it; a single word is the last name. */
function asPerson(text: string): { first_name: string; last_name: string } {
  const [before = '', after] = text.split(',').map((part) => part.trim());
  if (after !== undefined) return { first_name: after, last_name: before };
  const words = before.split(/\s+/);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

const wordsOfPerson = ({ first_name, last_name, email }: PickableRecord): unknown[] => [
  `${first_name} ${last_name}`,
  `${last_name} ${first_name}`,
  email,
];

/**
 * The records that forms of every area refer to: how each is labelled in a picker, how a typed name fills a new record,
 * and how a record that needs nothing else is added from the picker.
 */
export const PICKABLE_RECORDS = {
  locations: { entity: location, labelOf: byName, named },
  partners: {
    entity: partner,
    labelOf: byName,
    named,
    words: ({ name, customer_ref }: PickableRecord) => [name, customer_ref],
    quickAdd: { label: 'Add partner', draft: asPartner },
  },
  power_sources: { entity: powerSource, labelOf: byName, named },
  products: {
    entity: product,
    labelOf: byName,
    named,
    quickAdd: { label: 'Add product', also: 'description', draft: named },
  },
  profiles: { entity: staffProfile, labelOf: byPerson, named: asPerson, words: wordsOfPerson },
  partner_compliance_surveys: {
    entity: survey,
    labelOf: ({ survey_name }: PickableRecord) => String(survey_name),
    named: (survey_name: string) => ({ survey_name }),
  },
  vehicles: { entity: vehicle, labelOf: byName, named },
};
