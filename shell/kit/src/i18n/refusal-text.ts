import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import type { Role } from '@lichen/contracts/portal/roles';
import type { DataError } from '../data/data-error';
import { t } from './texts';

/** The roles of which any one is enough, in the reader's language, and who gives them; empty where none is. */
export const openToText = (roles: readonly Role[]): string =>
  roles.length === 0
    ? ''
    : t('Open to: {roles}. An administrator can give you the role.', {
        roles: roles.map((role) => t(ROLE_NAMES[role])).join(', '),
      });

/** Why a call failed, in the reader's language; of a refusal also who may. */
export const failureText = ({ message, roles }: Pick<DataError, 'message' | 'roles'>): string =>
  [t(message), openToText(roles)].filter(Boolean).join(/[.!?]$/.test(t(message)) ? ' ' : '. ');
