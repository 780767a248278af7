import { ManyField, TextField, type UrlState, useSettled } from '@lichen/kit';
import { useEffect, useState } from 'react';
import type { PartnerOffers } from './usePartnerOffers';

const SEARCH_FROM = 3;
const SEARCH_PAUSE = 500;

/** The search asks above two characters, after a pause; the other filters at once. */
export function PartnerFilters({ url, offers }: { url: UrlState; offers: PartnerOffers }) {
  const [typed, setTyped] = useState(url.one('search') ?? '');
  const search = useSettled(typed.trim(), SEARCH_PAUSE);
  const wanted = search.length >= SEARCH_FROM ? search : null;
  const asked = url.one('search');
  const { set } = url;
  // The address may change under the box (back button); only what was typed here may change the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers to typing alone
  useEffect(() => {
    if (wanted !== asked) set({ search: wanted });
  }, [wanted]);
  return (
    <search className="vc-filters">
      <TextField label="Search" plain value={typed} onChange={(text) => setTyped(text ?? '')} />
      <ManyField
        label="Relationship"
        plain
        offers={offers.roles}
        value={url.many('roles')}
        onChange={(roles) => url.set({ roles: roles ?? [] })}
      />
      {offers.groups.length > 0 && (
        <ManyField
          label="Categories"
          plain
          offers={offers.groups}
          value={url.many('custom_category')}
          onChange={(groups) => url.set({ custom_category: groups ?? [] })}
        />
      )}
    </search>
  );
}
