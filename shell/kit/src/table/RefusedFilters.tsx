import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { asDataError } from '../data/data-error';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import type { UrlState } from './useUrlState';

/** A refused filter, with its cause. */
interface RefusedFilter {
  readonly name: string;
  /** It names a record that does not exist: deleted, or another company's. */
  readonly isGone: boolean;
}

/** Returns the filters in an address with invalid values or missing records. */
export function refusedFilters(
  { data, error }: { data: { gone?: string[]; total: number } | undefined; error: unknown },
  filters: readonly string[],
): readonly RefusedFilter[] {
  if (data) return data.total > 0 ? [] : (data.gone ?? []).map((name) => ({ name, isGone: true }));
  const { status, errors } = asDataError(error);
  if (status !== 400) return [];
  return filters.flatMap((name) =>
    errors[name] === undefined ? [] : [{ name, isGone: errors[name] === FIELD_TEXTS.unknownRecord }],
  );
}

interface Props {
  refused: readonly RefusedFilter[];
  /** Filters in the address that are set. */
  asked: readonly string[];
  url: UrlState;
  /** Labels of the filters on the page; a filter without one is shown by its value. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** Shows which part of the address is invalid, and offers to remove it. */
export function RefusedFilters({ refused, asked, url, labels = {} }: Props) {
  const t = useT();
  const inAddress = refused.flatMap(({ name }) => (asked.includes(name) ? [name] : []));
  // The address may name a filter differently from the server; then all filters count as possibly wrong.
  const names = inAddress.length > 0 ? inAddress : asked;
  const isGone = refused.every((each) => each.isGone);
  const called = (name: string) => {
    const label = labels[name];
    return label === undefined ? url.many(name) : [t(label)];
  };
  const filters = names.flatMap(called).join(', ');
  const values = names.flatMap((name) => url.many(name)).join(', ');
  return (
    <div className="k-state" role="alert">
      <p className="k-state-what">
        {isGone
          ? t('The list is filtered by a record that no longer exists: {filters}', { filters })
          : t('The address asks for a filter that is not offered: {values}', { values })}
      </p>
      <p className="k-state-why">
        {isGone
          ? t('It may have been deleted, or the address is incorrect.')
          : t('It may have been renamed or removed.')}
      </p>
      <Button onClick={() => url.set(Object.fromEntries(names.map((name) => [name, null])))}>
        {t('Clear filters')}
      </Button>
    </div>
  );
}
