import { foldAccents } from '@lichen/contracts/formats/fold';

const slug = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 32);

/** Returns an unused id derived from the text, numbered if needed, and adds it to `taken`. */
export function fresh(text: string, taken: Set<string>, base: string): string {
  const wanted = slug(text) || base;
  const safe = wanted === 'constructor' || wanted === 'prototype' ? `${wanted}_1` : wanted;
  let id = safe;
  for (let number = 2; taken.has(id); number += 1) id = `${safe}_${number}`;
  taken.add(id);
  return id;
}
