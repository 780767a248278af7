import { defineEntity } from '../../entity/entity';
import { choice, text } from '../../entity/fields';
import { ADMIN, everyVerb } from '../../portal/roles';
import { FINDING_KIND_NAMES } from './checks.call';

/** A finding that a user dismissed as correct, with the reason. Deleting the record shows the finding again. */
export const dismissedFinding = defineEntity({
  name: 'dismissed_findings',
  label: 'Dismissed finding',
  subscription: 'activities',
  fields: {
    finding: text('Finding', 200),
    kind: choice('Kind', FINDING_KIND_NAMES),
    reason: text('Reason', 500),
  },
  allow: everyVerb(ADMIN),
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
  unique: [{ fields: ['finding'], message: 'This finding has already been dismissed.' }],
});
