import { asDataError } from '../data/data-error';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import type { UrlState } from './useUrlState';

/** Filters of an address that the server refused: it has an option that is not offered, or no longer. */
export function refusedFilters(error: unknown, filters: readonly string[]): readonly string[] {
  const { status, errors } = asDataError(error);
  return status === 400 ? Object.keys(errors).filter((name) => filters.includes(name)) : [];
}

interface Props {
  names: readonly string[];
  url: UrlState;
}

/** Says which part of the address means nothing, and leads on without it. */
export function RefusedFilters({ names, url }: Props) {
  const t = useT();
  const values = names.flatMap((name) => url.many(name)).join(', ');
  return (
    <div className="k-state" role="alert">
      <p className="k-state-what">{t('The address asks for a filter that is not offered: {values}', { values })}</p>
      <p className="k-state-why">{t('It may have been renamed or removed.')}</p>
      <Button onClick={() => url.set(Object.fromEntries(names.map((name) => [name, null])))}>
        {t('Clear filters')}
      </Button>
    </div>
  );
}
