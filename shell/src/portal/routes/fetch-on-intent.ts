import { makeReady } from '../loader/make-ready';
import { useSession } from '../session/session';
import { findPage, findRedirect } from './find-page';

/** Time in milliseconds that a pointer rests on a link before that counts as the wish to follow it. */
const INTENT_MS = 65;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

function fetchTarget({ href, target }: HTMLAnchorElement): void {
  const { answer, language } = useSession.getState();
  const { origin, pathname } = new URL(href);
  if (!answer || target === '_blank' || origin !== window.location.origin) return;
  const path = findRedirect(answer, pathname)?.split('?')[0] ?? pathname;
  const page = findPage(answer, path);
  if (page) void makeReady(page.part, language);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Gets the page ready that a link leads to while the pointer rests on it, or once it has the focus. */
export function fetchOnIntent(): () => void {
  if (savesData()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLAnchorElement | null = null;
  const point = (event: Event) => {
    const link = linkOf(event);
    if (link === pointed) return;
    clearTimeout(timer);
    pointed = link;
    if (link) timer = setTimeout(() => fetchTarget(link), INTENT_MS);
  };
  const events = ['pointerover', 'focusin'] as const;
  for (const name of events) document.addEventListener(name, point, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, point);
  };
}
