import type { Role } from '@lichen/contracts/portal/roles';

const KEEPERS: readonly Role[] = ['admin', 'edit_business', 'vehicle_admin'];

interface Reader {
  may: (roles: readonly Role[]) => boolean;
  email: string;
}

/** Whoever keeps vehicles enters fuel and journeys of all; whoever reviews them, of those that they look after. */
export const mayRecord = (
  { may, email }: Reader,
  vehicleAdmin: { email?: string | null } | null | undefined,
): boolean => may(KEEPERS) || vehicleAdmin?.email?.toLowerCase() === email.toLowerCase();
