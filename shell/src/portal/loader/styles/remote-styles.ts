import type { PortalRemote } from '@lichen/contracts/portal/portal';

type Version = Pick<PortalRemote, 'base'>;

/** How many mounts show something of a version, by the folder of its files. */
const mounts = new Map<string, number>();
/** Sheets that were taken out of the document, in their order. */
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
    // A link that leaves the document while it loads says nothing any more to those who wait for it.
    else link.addEventListener('load', () => takeOutUnused(base), { once: true });
}

/** The file is in the browser's cache: it was there before. The link comes back often, and keeps no listener each time. */
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

/** Whether the styles of a version that arrived apply at this moment. */
export const stylesApply = ({ base }: Version): boolean => !away.has(base) && !coming.has(base);

export interface HeldStyles {
  /** Styles of a version stay, or come back, as long as this is not let go of; resolves when they apply. */
  hold(version: Version): Promise<void>;
  letGo(): void;
}

/** The styles that one mount needs. A version's leave the document when nothing of it is mounted any more. */
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
        // What is mounted next, perhaps another page of the same remote, says so within this task.
        queueMicrotask(() => takeOutUnused(base));
      }
      held.clear();
    },
  };
}
