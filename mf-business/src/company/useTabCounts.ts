import { type EsgStatusAnswer, esgStatus } from '@lichen/contracts/business/company/esg-status.call';
import { useCall } from '@lichen/kit';

/** How much of each tab is filled in, such as `3/5`, by the id of the tab. A tab of one thing needs no count. */
export function useTabCounts(year: number): Readonly<Record<string, string>> {
  const found = useCall<EsgStatusAnswer>(esgStatus, { year });
  const company = found.data?.list.find(({ section }) => section === 'company');
  const counted = (company?.parts ?? []).filter(({ total }) => total > 1);
  return Object.fromEntries(counted.map(({ part, done, total }) => [part, `${done}/${total}`]));
}
