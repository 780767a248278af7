import { ManyField, TextField, type UrlState, useUrlText } from '@lichen/kit';
import type { PartnerOffers } from './usePartnerOffers';

const SEARCH_FROM = 3;

/**
 * Filters of the partner list. The search starts at three characters, after a pause; the other filters apply at once.
 */
export function PartnerFilters({ url, offers }: { url: UrlState; offers: PartnerOffers }) {
  const [typed, setTyped] = useUrlText(url, 'search', { from: SEARCH_FROM });
  return (
    <search className="vc-filters">
      <TextField label="Search" plain value={typed} onChange={setTyped} />
      <ManyField
        label="Relationship"
        plain
        unfiltered="All"
        offers={offers.roles}
        value={url.many('roles')}
        onChange={(roles) => url.set({ roles: roles ?? [] })}
      />
      {offers.groups.length > 0 && (
        <ManyField
          label="Categories"
          plain
          unfiltered="All"
          offers={offers.groups}
          value={url.many('custom_category')}
          onChange={(groups) => url.set({ custom_category: groups ?? [] })}
        />
      )}
    </search>
  );
}
