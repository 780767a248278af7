import type { Translate } from '@lichen/kit';
import { inUseText } from './in-use';

const t = ((text: string, params: Record<string, string> = {}) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')) as Translate;
const format = {
  day: (day: number) => `day ${day}`,
  period: (from: number, to: number) => `${from} to ${to}`,
} as never;

it.each([
  [{ from: 1, to: 2 }, '1 to 2'],
  [{ from: 1, to: null }, 'From day 1'],
  [{ from: null, to: 2 }, 'Until day 2'],
  [{ from: null, to: null }, ''],
])('of a location in use %j is %s', (dates, words) => expect(inUseText(dates, t, format)).toBe(words));
