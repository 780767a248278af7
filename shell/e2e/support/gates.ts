import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { type Answer, call, done } from './calls';

/** Everything that the gates look at, besides being signed in and set up. */
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

/** An address, and what stands there: a refusal's words, the address that it leads to, or nothing before the page. */
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

/** Pages of the shell itself; every other page comes with a remote. */
const OWN = ['/dashboard', '/corporate', '/profile', '/account', '/audit', '/operator'];

/** Every area and every section with a gate of its own, as the portal answers them to the person. */
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
  // The developer tools hide behind a flag in the address; the route table does not know them.
  const known = areas.filter(({ id }) => id !== 'dev');
  return known.flatMap(({ id, verdict, sections = {} }) => [
    said(`/${id}`, verdict),
    ...Object.entries(sections).map(([section, own]) => said(`/${id}/${section}`, own)),
  ]);
}

/** Orders places so that neighbours say different things where that can be. */
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

/** Number of wrong places that say what is broken; each costs its time. */
const ENOUGH = 3;

/**
 * Goes to each place and reads what stands there, all within the page, because thousands of places are walked. Only a
 * heading that was not there before counts, so that nothing old is taken for an answer; between two pages the way leads
 * over an address where nothing is. A way to another document is noted and not taken. Answers with what differs.
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
    // The next walk begins where this one ends, at none of its places.
    { all: [...alternating(places), NOWHERE], nowhere: NOWHERE, enough: ENOUGH },
  );

/** Somebody with the portal open, and the administrator who changes what they may do. */
export interface Walker {
  _id: string;
  page: Page;
  admin: APIRequestContext;
  /** What the open page was last told that it may show. */
  told: () => string;
  /** The account as it was last made. */
  sold?: string;
}

const shownOf = (answer: Answer['body']) => JSON.stringify(placesIn(answer));

/** Opens the portal as the person, and waits for the connection that changes are pushed through. */
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

/** Makes the walker somebody in that state, and answers with the places as they are from then on. */
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
