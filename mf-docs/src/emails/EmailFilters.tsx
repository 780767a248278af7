import { DAY } from '@lichen/contracts/formats/days';
import { PeriodField, TextField, type UrlState, useT, useUrlText } from '@lichen/kit';

/** Query parameters that filter the list. */
export const EMAIL_FILTERS = ['name', 'from', 'to'];

/** Fewer characters than this show the whole list. */
const SEARCH_FROM = 2;

const dayOf = (text: string | null): number | null => (text === null || text === '' ? null : Number(text));
const textOf = (day: number | null): string | null => (day === null ? null : String(day));

/** Returns the query for the filters in the address; `to` includes the whole last day. */
export function emailQuery(one: UrlState['one']): Readonly<Record<string, string | number | null>> {
  const to = dayOf(one('to'));
  return { name: one('name'), from: one('from'), to: to === null || Number.isNaN(to) ? one('to') : to + DAY - 1 };
}

/** Filters emails by text and by the days on which they were received. */
export function EmailFilters({ url }: { url: UrlState }) {
  const t = useT();
  const [typed, setTyped] = useUrlText(url, 'name', { from: SEARCH_FROM });
  const period = { from: dayOf(url.one('from')), to: dayOf(url.one('to')) };
  return (
    <search className="doc-filters doc-email-filters">
      <TextField label="Search emails" plain value={typed} onChange={setTyped} />
      <PeriodField
        label={t('Received')}
        plain
        value={period}
        onChange={(next) => url.set({ from: textOf(next?.from ?? null), to: textOf(next?.to ?? null) })}
      />
    </search>
  );
}
