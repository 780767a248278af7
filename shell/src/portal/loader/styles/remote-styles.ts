import type { PortalRemote } from '@lichen/contracts/portal/portal';

type Version = Pick<PortalRemote, 'base'>;

/** Number of mounts per version, by the folder of its files. */
const mounts = new Map<string, number>();
/** Style sheets removed from the document, in their order. */
const away = new Map<string, HTMLLinkElement[]>();
const coming = new Map<string, Promise<void>>();

const sheetsOf = (base: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    new URL(href, window.location.origin).pathname.startsWith(base),
  );

function takeOut(link: HTMLLinkElement, base: string): void {
  link.remove();
  away.set(base, [...(away.get(base) ?? []), link]);
}

function takeOutUnused(base: string): void {
  if (mounts.has(base)) return;
  for (const link of sheetsOf(base))
    if (link.sheet) takeOut(link, base);
    // A link that is removed while it loads fires no event for those who wait for it.
    else link.addEventListener('load', () => takeOutUnused(base), { once: true });
}

/** The file is in the browser's cache from its first load. Links return often, so no listener stays on them. */
const arrival = (link: HTMLLinkElement, base: string) =>
  new Promise<void>((resolve, reject) => {
    const told = new AbortController();
    const listen = (event: 'load' | 'error', heard: () => void) =>
      link.addEventListener(
        event,
        () => {
          told.abort();
          heard();
        },
        { signal: told.signal },
      );
    listen('load', resolve);
    listen('error', () => {
      takeOut(link, base);
      reject(new Error(`${link.href} did not come back`));
    });
    document.head.append(link);
  });

function bringBack(base: string): Promise<void> {
  const links = away.get(base);
  if (!links) return coming.get(base) ?? Promise.resolve();
  away.delete(base);
  const back = Promise.all(links.map((link) => arrival(link, base)))
    .then(() => undefined)
    .finally(() => coming.delete(base));
  coming.set(base, back);
  return back;
}

/** True when the loaded styles of a version apply at this moment. */
export const stylesApply = ({ base }: Version): boolean => !away.has(base) && !coming.has(base);

/** The styles that one page or widget needs while it is shown. */
export interface HeldStyles {
  /** Applies a version's styles until they are released; resolves when they apply. */
  hold(version: Version): Promise<void>;
  letGo(): void;
}

/** Styles that one mount needs. A version's styles leave the document when none of its parts is mounted. */
export function heldStyles(): HeldStyles {
  const held = new Set<string>();
  let isOver = false;
  return {
    hold: async ({ base }) => {
      if (isOver) return;
      if (!held.has(base)) mounts.set(base, (mounts.get(base) ?? 0) + 1);
      held.add(base);
      await bringBack(base);
    },
    letGo: () => {
      isOver = true;
      for (const base of held) {
        const left = (mounts.get(base) ?? 1) - 1;
        if (left > 0) mounts.set(base, left);
        else mounts.delete(base);
        // The next mount, perhaps another page of the same remote, holds its styles within this task.
        queueMicrotask(() => takeOutUnused(base));
      }
      held.clear();
    },
  };
}
