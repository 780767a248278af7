import type { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { ListedLine } from '@lichen/contracts/entity/fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';

/** Returns each taxonomy line once, with its label from the list; null where no line was sent. */
function linesOf(sent: readonly ListedLine[] | null, labelOf: (code: string) => string): ListedLine[] | null {
  const ids = [...new Set((sent ?? []).map(({ id }) => id))];
  return ids.length === 0 ? null : ids.map((id) => ({ id, label: labelOf(id) }));
}

type Profile = RecordOf<typeof companyProfile>;

/** Only a legal form outside the list ("other") has a name of its own. */
const isNamed = ({ legal_form }: Profile) => legal_form === 'other';

/** `labelOf` returns the label of an EU taxonomy activity by its code. */
export const companyProfileRules = (
  labelOf: (code: string) => string,
): Rules<typeof companyProfile, Profile | null> => ({
  facts: async (_read, _profile, _context, before) => before,
  check: (profile, before) => {
    const isEntered = profile.other_legal_form !== null && profile.other_legal_form !== before?.other_legal_form;
    return isEntered && !isNamed(profile) ? { other_legal_form: FIELD_TEXTS.unreadable } : {};
  },
  derive: (profile) => ({
    eu_activities: linesOf(profile.eu_activities, labelOf),
    other_legal_form: isNamed(profile) ? profile.other_legal_form : null,
  }),
});
