import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import type { Use } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import type { DataError } from '../data/data-error';
import { t, tn } from './texts';

/** The roles of which any one is enough, in the reader's language, and who gives them; empty where none is. */
export const openToText = (roles: readonly Role[]): string =>
  roles.length === 0
    ? ''
    : t('Open to: {roles}. An administrator can give you the role.', {
        roles: roles.map((role) => t(ROLE_NAMES[role])).join(', '),
      });

/** Each kind with its number, in the reader's language. */
const numbersOf = (uses: readonly Use[]) => uses.map(({ count, one, other }) => tn(count, one, other)).join(', ');

/** What is deleted with a record; empty where nothing is. */
export const endsToText = (ends: readonly Use[]): string =>
  ends.length === 0 ? '' : t('Also deleted: {uses}.', { uses: numbersOf(ends) });

/** What a record is needed by, each kind with its number; empty where nothing needs it. */
const usesToText = (uses: readonly Use[]): string =>
  uses.length === 0 ? '' : t('Used by: {uses}.', { uses: numbersOf(uses) });

type Failure = Pick<DataError, 'message' | 'roles'> & Partial<Pick<DataError, 'uses' | 'remedy'>>;

/** Why a call failed, in the reader's language; of a refusal also who may, or what stands in the way and what to do. */
export function failureText({ message, roles, uses = [], remedy }: Failure): string {
  const what = t(message);
  const more = [openToText(roles), usesToText(uses), remedy ? t(remedy) : ''].filter(Boolean).join(' ');
  if (!more) return what;
  return `${what}${/[.!?]$/.test(what) ? ' ' : '. '}${more}`;
}
