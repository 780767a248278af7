import { TextField, type UrlState, useUrlText } from '@lichen/kit';

/** Fewer characters than this show the whole list. */
const SEARCH_FROM = 3;

/** A search field whose text is kept in the address; the search runs after a pause. */
export function SearchBox({ url }: { url: UrlState }) {
  const [typed, setTyped] = useUrlText(url, 'search', { from: SEARCH_FROM });
  return <TextField label="Search" plain value={typed} onChange={setTyped} />;
}
