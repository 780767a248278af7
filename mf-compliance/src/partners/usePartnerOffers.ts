import { PARTNER_ROLE_NAMES, PARTNER_ROLES, type PartnerRole } from '@lichen/contracts/compliance/partner-roles';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { type Offer, useRecords, useT } from '@lichen/kit';
import { useMemo } from 'react';

const MOST = 2000;

/** Returns the roles and categories of partners with their labels. */
export function usePartnerOffers() {
  const t = useT();
  const categories = useRecords(partnerCategory, { limit: MOST }).data;
  return useMemo(() => {
    const roles: Offer[] = PARTNER_ROLES.map((value) => ({ value, label: t(PARTNER_ROLE_NAMES[value]) }));
    const groups: Offer[] = (categories?.list ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
    const names = new Map(groups.map(({ value, label }) => [value, label]));
    return {
      roles,
      groups,
      roleNames: (codes: readonly string[] | null) =>
        (codes ?? []).map((code) => t(PARTNER_ROLE_NAMES[code as PartnerRole] ?? code)),
      groupNames: (ids: readonly string[] | null) => (ids ?? []).flatMap((id) => names.get(id) ?? []),
    };
  }, [categories, t]);
}

/** Choices for the fields of a partner, with their names. */
export type PartnerOffers = ReturnType<typeof usePartnerOffers>;
