import { type EsgStatusAnswer, esgStatus } from '@lichen/contracts/business/company/esg-status.call';
import { useCall } from '@lichen/kit';

/** Returns completed and total items by tab id, such as `3/5`; tabs with a single item have no count. */
export function useTabCounts(year: number): Readonly<Record<string, string>> {
  const found = useCall<EsgStatusAnswer>(esgStatus, { year });
  const company = found.data?.list.find(({ section }) => section === 'company');
  const counted = (company?.parts ?? []).filter(({ total }) => total > 1);
  return Object.fromEntries(counted.map(({ part, done, total }) => [part, `${done}/${total}`]));
}
