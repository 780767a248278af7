import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import type { Use } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import type { DataError } from '../data/data-error';
import { t, tn } from './texts';

/** Returns the roles of which any one is enough, and who assigns them, in the reader's language; empty for no roles. */
export const openToText = (roles: readonly Role[]): string =>
  roles.length === 0
    ? ''
    : t('Open to: {roles}. An administrator can give you the role.', {
        roles: roles.map((role) => t(ROLE_NAMES[role])).join(', '),
      });

/** Returns each kind with its number, in the reader's language. */
const numbersOf = (uses: readonly Use[]) => uses.map(({ count, one, other }) => tn(count, one, other)).join(', ');

/** Returns what is deleted with a record; empty for nothing. */
export const endsToText = (ends: readonly Use[]): string =>
  ends.length === 0 ? '' : t('Also deleted: {uses}.', { uses: numbersOf(ends) });

/** Returns what still refers to a record, each kind with its number; empty for nothing. */
const usesToText = (uses: readonly Use[]): string =>
  uses.length === 0 ? '' : t('Used by: {uses}.', { uses: numbersOf(uses) });

type Failure = Pick<DataError, 'message' | 'roles'> & Partial<Pick<DataError, 'uses' | 'remedy'>>;

/**
 * Returns why a call failed, in the reader's language; for a refusal also the roles permitted, or the referring records
 * and the remedy.
 */
export function failureText({ message, roles, uses = [], remedy }: Failure): string {
  const what = t(message);
  const more = [openToText(roles), usesToText(uses), remedy ? t(remedy) : ''].filter(Boolean).join(' ');
  if (!more) return what;
  return `${what}${/[.!?]$/.test(what) ? ' ' : '. '}${more}`;
}
