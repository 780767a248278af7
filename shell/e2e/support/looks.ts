import type { Page } from '@playwright/test';

/** Properties that depend on the space on the page, and therefore on what else is shown. */
const ROOM =
  /^(width|height|(min-|max-)?(inline|block)-size|perspective-origin|transform-origin|(inset|top|left|right|bottom).*)$/;

type Look = Record<string, Record<string, string>>;
type Looks = Window & { looks?: Record<string, Look> };

/** Adds elements of every kind, and one for each CSS class of the portal; returns their number. */
export const addProbes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kinds =
      'a abbr article aside b blockquote button caption code dd details div dl dt em fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr i img input kbd label legend li main mark nav ol option p pre progress section select small span strong sub summary sup svg table tbody td textarea th thead tr u ul'.split(
        ' ',
      );
    const classes = new Set<string>();
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.(-?[a-z_][\w-]*)/gi)) classes.add(name);
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) visit(cssRules);
    const hashes = [...classes].filter((name) => /^css-/.test(name));
    const probes = document.createElement('div');
    probes.id = 'probes';
    probes.style.cssText = 'position:absolute;inset-inline-start:-9999px;inline-size:900px';
    const add = (kind: string, names: readonly string[], isOwn: boolean): void => {
      const probe = document.createElement(kind);
      probe.className = names.join(' ');
      if (isOwn) probe.setAttribute('data-own', '');
      probes.append(probe);
    };
    for (const kind of kinds) add(kind, [], true);
    for (const name of classes) {
      // The notice about slow loading appears after a delay, whatever is shown.
      if (/^css-|^late$/.test(name)) continue;
      const isOwn = /^[kp]-/.test(name);
      add('div', isOwn ? [name] : [name, ...hashes], isOwn);
    }
    document.body.append(probes);
    return probes.childElementCount;
  });

interface Asked {
  /** Name under which the computed styles are stored. */
  name: string;
  selector: string;
  isKept: boolean;
}

/** Reads the computed style of every element; stores it, or returns the differences from the stored one. */
const looked = (page: Page, asked: Asked): Promise<string[]> =>
  page.evaluate(
    ({ name, selector, isKept, room }) => {
      const isRoom = new RegExp(room);
      const placeOf = (element: Element): string => {
        const parent = element.parentElement;
        return parent ? `${placeOf(parent)} ${element.localName}.${[...parent.children].indexOf(element)}` : '';
      };
      const look: Look = {};
      for (const element of document.querySelectorAll(selector)) {
        const style = getComputedStyle(element);
        const own: Record<string, string> = {};
        for (const property of style) if (!isRoom.test(property)) own[property] = style.getPropertyValue(property);
        look[`${placeOf(element)} .${element.getAttribute('class') ?? ''}`] = own;
      }
      const looks = window as Looks;
      const before = looks.looks?.[name] ?? {};
      if (isKept) looks.looks = { ...looks.looks, [name]: look };
      if (isKept) return [];
      const places = new Set([...Object.keys(before), ...Object.keys(look)]);
      return [...places].flatMap((place) => {
        const [was, is] = [before[place], look[place]];
        if (!was || !is) return [`${place} ${was ? 'is gone' : 'is new'}`];
        return Object.keys(was)
          .filter((property) => was[property] !== is[property])
          .map((property) => `${place} ${property}: ${was[property]}, then ${is[property]}`);
      });
    },
    { ...asked, room: ROOM.source },
  );

export const rememberLook = (page: Page, name: string, selector: string): Promise<string[]> =>
  looked(page, { name, selector, isKept: true });

/** Elements whose computed style differs from the one stored under `name`. */
export const changedIn = (page: Page, name: string, selector: string): Promise<string[]> =>
  looked(page, { name, selector, isKept: false });

/** Number of active style sheets of a remote; of all remotes when no name is given. */
export const sheetsOf = (page: Page, remote: string): Promise<number> =>
  page.evaluate(
    (name) => [...document.styleSheets].filter(({ href }) => href?.includes(`/_mf/${name}`)).length,
    remote,
  );
