import { TextField, type UrlState, useSettled } from '@lichen/kit';
import { useEffect, useState } from 'react';

const PAUSE = 500;

/** What is searched for stands in the address; it is asked after a pause, and from a number of characters on. */
export function SearchBox({ url, from = 1 }: { url: UrlState; from?: number }) {
  const [typed, setTyped] = useState(url.one('search') ?? '');
  const search = useSettled(typed.trim(), PAUSE);
  const wanted = search.length >= from ? search : null;
  const asked = url.one('search');
  const { set } = url;
  // The address may change under the box (back button); only what was typed here may change the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers to typing alone
  useEffect(() => {
    if (wanted !== asked) set({ search: wanted });
  }, [wanted]);
  return <TextField label="Search" plain value={typed} onChange={(text) => setTyped(text ?? '')} />;
}
