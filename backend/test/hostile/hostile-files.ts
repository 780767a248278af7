import { HOSTILE_INSIDES } from './insides';
import { HOSTILE_PACKED } from './packed';
import { HOSTILE_PAGES } from './pages';
import type { Hostile } from './pdf-parts';
import { HOSTILE_PICTURES } from './pictures';
import { HOSTILE_TEXTS } from './texts';

/** Files made to attack the program that opens them. */
export const HOSTILE: readonly Hostile[] = [
  ...HOSTILE_PAGES,
  ...HOSTILE_INSIDES,
  ...HOSTILE_PICTURES,
  ...HOSTILE_PACKED,
  ...HOSTILE_TEXTS,
];
