import { type UrlState, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { AddMenu, useServedTypes } from './AddMenu';

interface Props {
  url: UrlState;
  /** Query parameters that filter the page. */
  filters: readonly string[];
  /** Types that would appear on the page; by default all. */
  types?: readonly string[];
}

/** Action of an empty page: clears the filters, or offers to add the first activity if there are none. */
export function AddOrClear({ url, filters, types }: Props) {
  const t = useT();
  const served = useServedTypes();
  if (filters.every((name) => url.many(name).length === 0))
    return <AddMenu types={types ? served.filter((type) => types.includes(type)) : served} />;
  const clear = () => url.set(Object.fromEntries(filters.map((name) => [name, null])));
  return <Button onClick={clear}>{t('Clear filters')}</Button>;
}
