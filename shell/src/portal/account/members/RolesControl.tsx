import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import { ROLES } from '@lichen/contracts/portal/roles';
import { type ControlProps, ManyField, useT } from '@lichen/kit';
import { useMemo } from 'react';

type Props = Pick<ControlProps, 'value' | 'onChange' | 'error'>;

/** Chooses roles in addition to `user`, which everybody has. */
export function RolesControl({ value, onChange, error }: Props) {
  const t = useT();
  const offers = useMemo(
    () => ROLES.filter((role) => role !== 'user').map((role) => ({ value: role, label: t(ROLE_NAMES[role]) })),
    [t],
  );
  const chosen = (value as readonly string[] | null | undefined) ?? [];
  return (
    <ManyField
      label="Permissions"
      plain
      hint="Without any, a person sees what is open to every user"
      offers={offers}
      value={chosen.filter((role) => role !== 'user')}
      error={error}
      onChange={(next) => onChange(['user', ...(next ?? [])])}
    />
  );
}
