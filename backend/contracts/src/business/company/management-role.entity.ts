import { datesInOrder } from '../../entity/dates-in-order';
import { everyVerb } from '../../portal/roles';
import { defineEntity } from '../../entity/entity';
import { day, longText, optional, ref, text } from '../../entity/fields';
import { COMPANY_EDITORS } from './company-editors';

/** A management role that one person holds for a period. */
export const managementRole = defineEntity({
  name: 'managers',
  label: 'Management role',
  subscription: 'business',
  fields: {
    name: text('Role', 120),
    profile_id: ref('Staff member', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] }),
    description: longText('Description', 2000),
    from: day('In office from'),
    to: optional(day('In office until')),
  },
  allow: everyVerb(COMPANY_EDITORS),
  filters: {
    year: { kind: 'inYear', from: 'from', to: 'to' },
    profile_id: { kind: 'oneOf', field: 'profile_id' },
  },
  sorts: ['name', 'from', 'to'],
  order: { field: 'name', descending: false },
  check: datesInOrder('from', 'to'),
});
