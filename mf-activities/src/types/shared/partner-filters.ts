import type { PartnerRole } from '@lichen/contracts/compliance/partner-roles';

/** Suppliers are picked from partners of that role; one that is added there has it. */
export const SUPPLIERS = { roles: 'supplier' } as const satisfies Readonly<{ roles: PartnerRole }>;

/** Filter for partners that goods are carried for or sold to. */
export const CUSTOMERS = { roles: 'customer' } as const satisfies Readonly<{ roles: PartnerRole }>;
