import { TextField, type UrlState, useUrlText } from '@lichen/kit';

/** What is searched for stands in the address; it is asked after a pause, and from a number of characters on. */
export function SearchBox({ url, from = 1 }: { url: UrlState; from?: number }) {
  const [typed, setTyped] = useUrlText(url, 'search', { from });
  return <TextField label="Search" plain value={typed} onChange={setTyped} />;
}
