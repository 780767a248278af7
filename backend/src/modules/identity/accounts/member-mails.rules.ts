import type { Entity } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { countMails } from '../../../platform/mail/mail-allowance';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { Plain } from '../../../platform/store/columns';

const isMailed = (before: Plain | null, after: Plain): boolean =>
  after['mailed_on'] !== null && after['mailed_on'] !== before?.['mailed_on'];

/**
 * Counts invitations and reset links however they are requested: from the list of users, from a staff record, or for
 * many at once.
 */
export const memberMailsWatch: OpenWatch = ({ context, mails }) => {
  const addresses: string[] = [];
  return {
    note: (entity: Entity, before, after) => {
      if (entity.name === member.name && after && isMailed(before, after)) addresses.push(String(after['email']));
    },
    beforeCommit: async ({ sql }) => {
      if (addresses.length > 0) await countMails(mails, sql, context, addresses);
    },
  };
};
