import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { asDataError } from '../data/data-error';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import type { UrlState } from './useUrlState';

/** A filter that the server refused, and why. */
interface RefusedFilter {
  readonly name: string;
  /** It names a record that is not there: deleted, or never one of this company. */
  readonly isGone: boolean;
}

/** Filters of an address that ask for what is not offered, or for a record that is not there any more. */
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
  /** Names in the address that narrow the list. */
  asked: readonly string[];
  url: UrlState;
  /** What filters are called on the page; one that has no name of its own here is said by its value. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** Says which part of the address means nothing, and leads on without it. */
export function RefusedFilters({ refused, asked, url, labels = {} }: Props) {
  const t = useT();
  const inAddress = refused.flatMap(({ name }) => (asked.includes(name) ? [name] : []));
  // An address may say a filter in another word than the server: then nothing less than all of it is known to be wrong.
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
