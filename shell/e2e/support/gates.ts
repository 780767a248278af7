import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { type Answer, call, done } from './calls';

/** The facts by which the gates decide, apart from log-in and set-up. */
export interface State {
  roles: readonly Role[];
  modules: readonly Subscription[];
  type: 'standard' | 'partner';
}

interface Verdict {
  open: boolean;
  text?: string;
  goTo?: string;
}

/** An address with the expected outcome: the text of a refusal, the target of a redirect, or no heading. */
export interface Place {
  path: string;
  text: string;
}

interface Area {
  id: string;
  verdict: Verdict;
  sections?: Record<string, Verdict>;
}

interface Remote {
  pages: { path: string }[];
  moved?: { path: string }[];
}

/** Pages of the shell itself; all others come from remotes. */
const OWN = ['/dashboard', '/corporate', '/profile', '/account', '/audit', '/operator'];

/** Returns every area, and every section with its own gate, as the portal answer lists them for the person. */
export async function placesOf(request: APIRequestContext): Promise<Place[]> {
  return placesIn((await call(request, 'GET', '/api/portal')).body);
}

function placesIn({ areas, remotes }: { areas: Area[]; remotes: Remote[] }): Place[] {
  const pages = new Set([
    ...OWN,
    ...remotes.flatMap(({ pages: own, moved = [] }) => [...own, ...moved].map(({ path }) => path)),
  ]);
  const said = (path: string, { open, text = '', goTo }: Verdict): Place => ({
    path,
    text: open ? (pages.has(path) ? '' : TEXTS.notFoundPage) : (goTo ?? text),
  });
  // The developer tools require a flag in the address; the route table does not contain them.
  const known = areas.filter(({ id }) => id !== 'dev');
  return known.flatMap(({ id, verdict, sections = {} }) => [
    said(`/${id}`, verdict),
    ...Object.entries(sections).map(([section, own]) => said(`/${id}/${section}`, own)),
  ]);
}

/** Orders places so that neighbours have different outcomes where possible. */
function alternating(places: readonly Place[]): Place[] {
  const left = new Map<string, Place[]>();
  for (const place of places) left.set(place.text, [...(left.get(place.text) ?? []), place]);
  const ordered: Place[] = [];
  while (ordered.length < places.length) {
    const bySize = [...left.values()].filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
    const next = bySize.find(([first]) => first?.text !== ordered.at(-1)?.text) ?? bySize[0];
    ordered.push(...(next?.splice(0, 1) ?? []));
  }
  return ordered;
}

const NOWHERE: Place = { path: '/nowhere', text: TEXTS.notFoundPage };

/** Number of wrong places after which the walk stops, because each one takes time. */
const ENOUGH = 3;

/**
 * Visits each place and reads its outcome, entirely within the page because there are thousands of places. Only a new
 * heading counts, so that no old one is mistaken for the outcome; between two pages it visits an address that does not
 * exist. Navigation to another document is recorded and prevented. Returns descriptions of the differences.
 */
export const walk = (page: Page, places: readonly Place[]): Promise<string[]> =>
  page.evaluate(
    async ({ all, nowhere, enough }) => {
      let ledTo: string | null = null;
      let heard = () => {};
      const onLeave = (event: Event) => {
        const { url, sameDocument } = (event as Event & { destination: { url: string; sameDocument: boolean } })
          .destination;
        if (sameDocument) return;
        ledTo = new URL(url).pathname;
        event.preventDefault();
        heard();
      };
      const { navigation } = window as unknown as { navigation: EventTarget };
      navigation.addEventListener('navigate', onLeave);
      const shown = new MutationObserver(() => heard());
      shown.observe(document, { childList: true, characterData: true, attributeFilter: ['role'], subtree: true });
      const headed = () => document.querySelector('main h1');
      let before: Element | null = null;
      const told = () => {
        if (ledTo) return ledTo;
        const heading = headed();
        if (heading === before) return null;
        return heading?.closest('[role=alert]') ? heading.textContent : heading && '';
      };
      const visit = ({ path, text }: { path: string; text: string }) =>
        new Promise<void>((resolve) => {
          const limit = setTimeout(resolve, 15_000);
          heard = () => {
            if (told() !== text) return;
            clearTimeout(limit);
            resolve();
          };
          ledTo = null;
          before = headed();
          window.history.pushState({}, '', path);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
          heard();
        });
      const wrong: string[] = [];
      for (const place of all) {
        if (place.text === '' && told() === '') await visit(nowhere);
        await visit(place);
        if (told() !== place.text) wrong.push(`${place.path} says "${told()}" and not "${place.text}"`);
        if (wrong.length === enough) break;
      }
      shown.disconnect();
      navigation.removeEventListener('navigate', onLeave);
      return wrong;
    },
    // The next walk begins where this one ends, which is none of its places.
    { all: [...alternating(places), NOWHERE], nowhere: NOWHERE, enough: ENOUGH },
  );

/** A person with the portal open, and the administrator who changes their permissions. */
export interface Walker {
  _id: string;
  page: Page;
  admin: APIRequestContext;
  /** Returns the permissions that the open page received last. */
  told: () => string;
  /** The account's most recent subscription. */
  sold?: string;
}

const shownOf = (answer: Answer['body']) => JSON.stringify(placesIn(answer));

/** Opens the portal as the person and waits for the socket through which changes are pushed. */
export async function walkerOf(page: Page, admin: APIRequestContext, _id: string): Promise<Walker> {
  let told = '';
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/portal') && response.ok()) told = shownOf(await response.json());
  });
  const opened = page.waitForEvent('websocket');
  await page.goto(NOWHERE.path);
  await (await opened).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
  return { _id, page, admin, told: () => told };
}

/** Puts the walker's person and account into this state; returns the places as they now are. */
export async function become(walker: Walker, { roles, modules, type }: State): Promise<Place[]> {
  const { _id, page, admin, told } = walker;
  await done(admin, 'POST', `members/${_id}/change_roles`, { roles: [...roles] });
  const sold = { modules: [...modules], type };
  if (walker.sold !== JSON.stringify(sold)) await done(admin, 'POST', '/api/dev/subscription', sold);
  walker.sold = JSON.stringify(sold);
  const { body } = await call(page.request, 'GET', '/api/portal');
  const isHeard = () => told() === shownOf(body);
  await expect.poll(isHeard, { message: `the page hears of ${roles} with ${modules}`, intervals: [10] }).toBe(true);
  return placesIn(body);
}
