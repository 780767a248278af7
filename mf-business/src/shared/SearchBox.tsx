import { TextField, type UrlState, useUrlText } from '@lichen/kit';

/** The address holds the search; it runs after a pause, from a number of characters on. */
export function SearchBox({ url, from = 1 }: { url: UrlState; from?: number }) {
  const [typed, setTyped] = useUrlText(url, 'search', { from });
  return <TextField label="Search" plain value={typed} onChange={setTyped} />;
}
