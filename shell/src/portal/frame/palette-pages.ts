import type { PortalAnswer, PortalPage } from '@lichen/contracts/portal/portal';
import { foldAccents } from '@lichen/contracts/formats/fold';

/** A page that can be opened without parameters. */
export interface KnownPage {
  readonly path: string;
  readonly title: string;
}

const isWhole = ({ path }: PortalPage) => !/[:*?]/.test(path);
const isAdding = ({ path }: KnownPage) => path.endsWith('/new');

/** The first page of each title, without the titles listed in `elsewhere`. */
function onceEach(pages: readonly KnownPage[], elsewhere: readonly string[]): KnownPage[] {
  const seen = new Set(elsewhere);
  return pages.filter(({ title }) => !seen.has(title) && seen.add(title));
}

/** The pages of all remotes that are not in the menu, and those that add a record. */
export function palettePages({ remotes, menu }: Pick<PortalAnswer, 'remotes' | 'menu'>) {
  const all = remotes.flatMap(({ pages }) => pages);
  const whole = all.filter(isWhole).map(({ path, title }) => ({ path, title }));
  const inMenu = menu.map(({ title }) => title);
  return {
    pages: onceEach(
      whole.filter((page) => !isAdding(page)),
      inMenu,
    ),
    forms: onceEach(whole.filter(isAdding), inMenu),
    adds: all.flatMap(({ adds = [] }) => adds),
  };
}

/** Scores a title: it must contain every typed word, and ranks higher when it begins with the typed text. */
export function paletteScore(title: string, typed: string): number {
  const [all, wanted] = [foldAccents(title), foldAccents(typed).trim()];
  if (all.startsWith(wanted)) return 1;
  return wanted.split(/\s+/).every((word) => all.includes(word)) ? 0.5 : 0;
}
