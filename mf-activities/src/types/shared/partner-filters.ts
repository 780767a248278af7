import type { PartnerRole } from '@lichen/contracts/compliance/partner-roles';

/** Filter for suppliers; a partner added there gets this role. */
export const SUPPLIERS = { roles: 'supplier' } as const satisfies Readonly<{ roles: PartnerRole }>;

/** Filter for customers, to whom goods are delivered or sold. */
export const CUSTOMERS = { roles: 'customer' } as const satisfies Readonly<{ roles: PartnerRole }>;
