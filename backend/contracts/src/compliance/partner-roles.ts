/** Roles of a partner; one partner can have several. Codes are stored, labels are dictionary keys. */
export const PARTNER_ROLE_NAMES = {
  supplier: 'Supplier',
  customer: 'Customer',
  subcontractor: 'Subcontractor',
  distributor: 'Distributor',
  carrier: 'Carrier',
  energy_supplier: 'Energy supplier',
  waste_contractor: 'Waste contractor',
  landlord: 'Landlord',
} as const;

export type PartnerRole = keyof typeof PARTNER_ROLE_NAMES;
export const PARTNER_ROLES = Object.keys(PARTNER_ROLE_NAMES) as readonly PartnerRole[];

/** Returns true for a code of `PARTNER_ROLE_NAMES`. */
export const isPartnerRole = (code: unknown): code is PartnerRole =>
  typeof code === 'string' && Object.hasOwn(PARTNER_ROLE_NAMES, code);
