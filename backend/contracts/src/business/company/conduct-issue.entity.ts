import { everyVerb } from '../../portal/roles';
import { defineEntity } from '../../entity/entity';
import { boolean, code, day, hint, longText, money, optional } from '../../entity/fields';
import type { Money } from '../../entity/fields';
import { FIELD_TEXTS } from '../../text/texts';
import { COMPANY_EDITORS } from './company-editors';

/** The default currency of fines. */
const FINE_CURRENCY = 'EUR';

/** A breach of a law or rule on a day, and the fine that was paid for it. */
export const conductIssue = defineEntity({
  name: 'conduct_issues',
  label: 'Conduct issue',
  subscription: 'business',
  fields: {
    country: optional(code('Country', 'countries')),
    date: day('Date', { notFuture: true }),
    conviction: hint(
      boolean('Conviction for corruption or bribery'),
      'Reports state the number of these convictions and their fines',
    ),
    fine: optional(money('Fine', FINE_CURRENCY)),
    notes: longText('Notes'),
  },
  allow: everyVerb(COMPANY_EDITORS),
  filters: {
    year: { kind: 'inYear', from: 'date' },
    conviction: { kind: 'present', field: 'conviction' },
  },
  sorts: ['date', 'country'],
  order: { field: 'date', descending: true },
  check: ({ fine }) => (((fine as Money | null)?.amount ?? 0) < 0 ? { fine: FIELD_TEXTS.tooSmall } : {}),
});
