import type { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { ListedLine } from '@lichen/contracts/entity/fields';
import type { Rules } from '../../../platform/engine/rules';

/** Each line once, called what the list calls it. */
function linesOf(sent: readonly ListedLine[] | null, labelOf: (code: string) => string): ListedLine[] | null {
  const ids = [...new Set((sent ?? []).map(({ id }) => id))];
  return ids.length === 0 ? null : ids.map((id) => ({ id, label: labelOf(id) }));
}

/** `labelOf` answers what the list of the EU taxonomy calls an activity. */
export const companyProfileRules = (labelOf: (code: string) => string): Rules<typeof companyProfile> => ({
  derive: ({ eu_activities, legal_form, other_legal_form }) => ({
    eu_activities: linesOf(eu_activities, labelOf),
    // Its name belongs to a form that the list does not have.
    other_legal_form: legal_form === 'other' ? other_legal_form : null,
  }),
});
