import type { Page } from '@playwright/test';

/** The fields of a remote in the portal answer that journeys use. */
export interface Remote {
  name: string;
  version: string;
  base: string;
  entry: string;
  container: string;
  assets: { path: string; integrity: string; kind: 'script' | 'style' | 'other' }[];
  pages: { path: string; title: string; expose: string; preload: string[] }[];
  widgets: { slot: string; id: string; title: string; expose: string; order: number; preload: string[] }[];
  locales: Record<string, string>;
  fallback: { name: string; version: string } | null;
}

interface Socket {
  isOpen: () => boolean;
  say: (packet: string) => void;
  /** Cuts the connection; the page connects again by itself. */
  cut: () => Promise<void>;
}

/** Intercepts the page's socket, so that a test can send it the messages that follow a release. */
export async function socketOf(page: Page): Promise<Socket> {
  let say: ((packet: string) => void) | undefined;
  let cut: () => Promise<void> = async () => undefined;
  await page.routeWebSocket(/\/socket\//, (socket) => {
    const server = socket.connectToServer();
    cut = async () => {
      say = undefined;
      await Promise.all([socket.close(), server.close()]);
    };
    server.onMessage((packet) => {
      socket.send(packet);
      if (String(packet).startsWith('40')) say = (words) => socket.send(words);
    });
  });
  return { isOpen: () => say !== undefined, say: (packet) => say?.(packet), cut: () => cut() };
}

interface Answer {
  remotes: Remote[];
  areas: { id: string }[];
}

/**
 * Passes the portal answer through `alter`, for this page only, because every other journey uses the same portal. The
 * server's own answers after such a change are covered by its own tests.
 */
async function alterAnswer(page: Page, alter: (answer: Answer) => Answer): Promise<void> {
  await page.unroute('**/api/portal');
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: alter((await response.json()) as Answer) });
  });
}

/** Passes the remotes of the portal answer through `alter`. */
export const alterRemotes = (page: Page, alter: (remotes: Remote[]) => Remote[]): Promise<void> =>
  alterAnswer(page, (answer) => ({ ...answer, remotes: alter(answer.remotes) }));

/** Takes a remote out of the portal answer as its retirement does, with the areas that it declares. */
export const retire = (page: Page, remote: string, declared: readonly string[]): Promise<void> =>
  alterAnswer(page, ({ remotes, areas, ...answer }) => ({
    ...answer,
    remotes: remotes.filter(({ name }) => name !== remote),
    areas: areas.filter(({ id }) => !declared.includes(id)),
  }));
