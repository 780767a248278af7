import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { EspiBlock, EspiFile, EspiInterval, EspiType } from '../../meter/espi';
import { espiDays } from '../../meter/espi';
import type { MeterFile } from '../../meter/meter-day';
import { isUsageXml } from './usage-xml';
import { textOf } from './xml-text.loader';

/** Maximum number of elements; a year of quarter hours with quality and cost has fewer. */
const MOST_ELEMENTS = 700_000;
const MOST_DEPTH = 30;
const LONGEST = 200;

type Values = Record<string, string>;

interface Entry {
  readonly links: string[];
  readonly intervals: EspiInterval[];
  values: Values;
  reading: Values;
  what: string;
}

const fresh = (): Entry => ({ links: [], intervals: [], values: {}, reading: {}, what: '' });

interface Found {
  readonly types: EspiType[];
  readonly readings: string[][];
  readonly blocks: EspiBlock[];
  clock: EspiFile['clock'];
  service: string;
  meter: string;
}

const RESOURCES = new Set(['ReadingType', 'MeterReading', 'IntervalBlock', 'UsagePoint', 'LocalTimeParameters']);

const whole = (text: string | undefined): number => (text && /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN);

/** Returns the number of a usage point, which is the last part of its link. */
const numberIn = (links: readonly string[]): string =>
  /\/UsagePoint\/([\w.-]{1,60})/.exec(links.find((each) => /\/UsagePoint\/[\w.-]+$/.test(each)) ?? '')?.[1] ?? '';

function kept({ what, links, values, intervals }: Entry, found: Found): void {
  const of = (name: string) => values[name] ?? '';
  if (what === 'ReadingType')
    found.types.push({
      ...{ links, uom: of('uom'), power: of('powerOfTenMultiplier'), commodity: of('commodity') },
      ...{ flow: of('flowDirection'), accumulation: of('accumulationBehaviour') },
    });
  else if (what === 'MeterReading') found.readings.push(links);
  else if (what === 'IntervalBlock') found.blocks.push({ links, intervals });
  else if (what === 'UsagePoint') {
    found.service = of('kind');
    found.meter = numberIn(links);
  } else if (what === 'LocalTimeParameters') {
    const [offset, summer] = [whole(values['tzOffset']), whole(values['dstOffset'])];
    if (!Number.isNaN(offset))
      found.clock = { offset, summer: summer || 0, begins: of('dstStartRule'), ends: of('dstEndRule') };
  }
}

/** Adds the text of an element to its interval or resource. */
function said(entry: Entry, path: readonly string[], text: string): void {
  const name = path.at(-1) ?? '';
  if (path.includes('IntervalReading')) {
    if (name === 'IntervalReading') {
      const { start, duration, value = '', quality = '' } = entry.reading;
      entry.intervals.push({ start: whole(start), seconds: whole(duration), value, quality });
      entry.reading = {};
    } else entry.reading[name] = text;
  } else if (text !== '') entry.values[name] ??= text;
}

function usageIn(text: string): Found | null {
  const found: Found = { types: [], readings: [], blocks: [], clock: null, service: '', meter: '' };
  const path: string[] = [];
  let [entry, content, elements, isRefused] = [fresh(), '', 0, false];
  const parser = new SaxesParser();
  const refuse = () => {
    isRefused = true;
  };
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag as SaxesTagPlain;
    const local = name.slice(name.indexOf(':') + 1);
    elements += 1;
    if (path.length >= MOST_DEPTH || elements > MOST_ELEMENTS) isRefused = true;
    if (local === 'entry') entry = fresh();
    if (RESOURCES.has(local)) entry.what = local;
    const href = (attributes as Values)['href'];
    if (local === 'link' && href) entry.links.push(href.slice(0, LONGEST));
    path.push(local);
    content = '';
  });
  parser.on('text', (more) => {
    if (content.length < LONGEST) content += more;
  });
  parser.on('closetag', () => {
    if (!isRefused) said(entry, path, content.trim());
    if (path.at(-1) === 'entry') kept(entry, found);
    path.pop();
    content = '';
  });
  parser.write(text).close();
  return isRefused ? null : found;
}

/** Returns the meter intervals of a Green Button file; null for other files and for files without use. */
export function usageXml(bytes: Uint8Array): MeterFile | null {
  if (!isUsageXml(bytes)) return null;
  const found = usageIn(textOf(bytes));
  return found && espiDays(found);
}
