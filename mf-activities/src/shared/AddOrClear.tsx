import { type UrlState, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { AddMenu, useServedTypes } from './AddMenu';

interface Props {
  url: UrlState;
  /** Names in the address that narrow what is shown. */
  filters: readonly string[];
  /** Types that would fill the page; all of them unless it says which. */
  types?: readonly string[];
}

/** The way on from an empty page: its filters go, or without any the first activity comes. */
export function AddOrClear({ url, filters, types }: Props) {
  const t = useT();
  const served = useServedTypes();
  if (filters.every((name) => url.many(name).length === 0))
    return <AddMenu types={types ? served.filter((type) => types.includes(type)) : served} />;
  const clear = () => url.set(Object.fromEntries(filters.map((name) => [name, null])));
  return <Button onClick={clear}>{t('Clear filters')}</Button>;
}
