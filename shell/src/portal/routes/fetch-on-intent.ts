import { makeReady } from '../loader/make-ready';
import { useSession } from '../session/session';
import { drawAhead } from './drawn-ahead';
import { findPage, findRedirect } from './find-page';

/** Time in milliseconds that a pointer must rest on a link to count as intent. */
const INTENT_MS = 65;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

async function fetchTarget({ href, target }: HTMLAnchorElement): Promise<void> {
  const { answer, language } = useSession.getState();
  const { origin, pathname, search } = new URL(href);
  if (!answer || target === '_blank' || origin !== window.location.origin) return;
  const address = findRedirect(answer, pathname) ?? pathname + search;
  const page = findPage(answer, address.split('?')[0] ?? pathname);
  const Shown = page && (await makeReady(page.part, language));
  if (Shown) drawAhead({ ...page, address, Shown });
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prepares the page that a link leads to while the pointer rests on the link or the link has the focus. */
export function fetchOnIntent(): () => void {
  if (savesData()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLAnchorElement | null = null;
  const point = (event: Event) => {
    const link = linkOf(event);
    if (link === pointed) return;
    clearTimeout(timer);
    pointed = link;
    if (link) timer = setTimeout(() => void fetchTarget(link), INTENT_MS);
  };
  const events = ['pointerover', 'focusin'] as const;
  for (const name of events) document.addEventListener(name, point, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, point);
  };
}
