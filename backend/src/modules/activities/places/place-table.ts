import { foldPlaceName } from '@lichen/contracts/formats/fold';

/** A line of a table of places. */
export interface PlaceLine {
  readonly country: string;
  readonly name: string;
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  readonly id: string;
}

interface Wanted {
  readonly text: string;
  /** Tests the words after a comma, all of which have to match the region or the country. */
  readonly fits: (line: PlaceLine) => boolean;
  readonly country: string | null;
  readonly limit: number;
}

/** Bytes of the files of the tables. */
export interface PlaceTables {
  readonly cities: Buffer;
  readonly airports: Buffer;
}

/** A country with the byte position of its first match, which stands for its rank as lines are equally long. */
export interface RankedCountry {
  readonly country: string;
  readonly rank: number;
}

const NEWLINE = 10;
const TAB = 9;
/** Share of the user's own country among places found by the beginning of a word. */
const OWN_SHARE = 0.6;

/**
 * Searches the bytes of a table without an index, so that the first query is as fast as later ones. Lines begin with
 * the folded name, largest place first.
 */
export function searchTable(table: Buffer, { text, fits, country, limit }: Wanted): PlaceLine[] {
  const words = foldPlaceName(text);
  if (!words) return [];
  const chosen = new Map<string, PlaceLine>();
  const take = (before: string, most: number, isWanted: (line: PlaceLine) => boolean) => {
    for (const line of linesWith(table, `${before}${words}`, before === '\n' ? null : words)) {
      if (chosen.size >= most) return;
      if (!chosen.has(line.id) && isWanted(line) && fits(line)) chosen.set(line.id, line);
    }
  };
  const ownMost = Math.ceil(limit * OWN_SHARE);
  if (country) for (const before of ['\n', ' ']) take(before, ownMost, (line) => line.country === country);
  take('\n', limit, () => true);
  take(' ', limit, () => true);
  return [...chosen.values()];
}

/** Returns the places of a country that are called exactly so, in any of their spellings, largest first. */
export function placesNamed(table: Buffer, text: string, country: string): PlaceLine[] {
  const words = foldPlaceName(text);
  const chosen = new Map<string, PlaceLine>();
  if (words)
    for (const line of linesWith(table, `\n${words}\t`, null))
      if (line.country === country && !chosen.has(line.id)) chosen.set(line.id, line);
  return [...chosen.values()];
}

/**
 * Returns the distinct countries of lines whose key contains `needle`, largest place first. The key must also contain
 * all words of `beside`.
 */
export function countriesInOrder(table: Buffer, needle: string, beside: readonly string[] = []): RankedCountry[] {
  const found = new Map<string, number>();
  // The last word of a key is followed by a tab.
  const needles = needle.endsWith(' ') ? [needle, `${needle.slice(0, -1)}\t`] : [needle];
  for (const one of needles)
    for (let at = table.indexOf(one); at >= 0; at = table.indexOf(one, at + 1)) {
      const start = one.startsWith('\n') ? at + 1 : table.lastIndexOf(NEWLINE, at) + 1;
      const end = table.indexOf(TAB, start);
      if (end < at) continue;
      const key = beside.length > 0 ? ` ${table.toString('utf8', start, end)} ` : '';
      if (!beside.every((word) => key.includes(` ${word} `))) continue;
      const line = readLine(table, start);
      if (line) found.set(line.country, Math.min(start, found.get(line.country) ?? start));
    }
  return [...found].map(([country, rank]) => ({ country, rank })).sort((one, other) => one.rank - other.rank);
}

/** Returns country and position of every place. */
export function everyPosition(table: Buffer): Pick<PlaceLine, 'country' | 'lat' | 'lng'>[] {
  return table
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const country = line.indexOf('\t') + 1;
      const id = line.lastIndexOf('\t');
      const lng = line.lastIndexOf('\t', id - 1);
      const lat = line.lastIndexOf('\t', lng - 1);
      return {
        country: line.slice(country, line.indexOf('\t', country)),
        ...{ lat: Number(line.slice(lat + 1, lng)), lng: Number(line.slice(lng + 1, id)) },
      };
    });
}

function readLine(table: Buffer, start: number): PlaceLine | null {
  const stop = table.indexOf(NEWLINE, start);
  return lineOf(table.toString('utf8', start, stop < 0 ? table.length : stop));
}

/** Yields lines that contain `needle`; within a line, only matches in its key count. */
function* linesWith(table: Buffer, needle: string, within: string | null): Generator<PlaceLine> {
  for (let at = table.indexOf(needle); at >= 0; ) {
    const start = within === null ? at + 1 : table.lastIndexOf(NEWLINE, at) + 1;
    const stop = table.indexOf(NEWLINE, at + 1);
    const line = table.toString('utf8', start, stop < 0 ? table.length : stop);
    const read = lineOf(line);
    if (read && (within === null || line.slice(0, line.indexOf('\t')).includes(` ${within}`))) yield read;
    at = stop < 0 ? -1 : table.indexOf(needle, stop);
  }
}

function lineOf(line: string): PlaceLine | null {
  const [key, country, name, region, lat, lng, id] = line.split('\t');
  if (!key || key.startsWith('#') || !country || !name || !id) return null;
  return { country, name, region: region ?? '', lat: Number(lat), lng: Number(lng), id };
}
