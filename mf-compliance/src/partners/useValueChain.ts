import { paths } from '@lichen/contracts/api/paths';
import { useLocation } from '@lichen/kit/router';

const IN_BUSINESS = '/business/value-chain';

/**
 * Returns the paths of the partner pages. They exist at two addresses; a person who came through the business section
 * stays in it.
 */
export function useValueChain() {
  const { pathname } = useLocation();
  const isInBusiness = pathname.startsWith(IN_BUSINESS);
  const list = isInBusiness ? IN_BUSINESS : paths.partners;
  const partner = (id: string) => `${list}/${encodeURIComponent(id)}`;
  return { isInBusiness, list, add: `${list}/new`, partner, edit: (id: string) => `${partner(id)}/edit` };
}
