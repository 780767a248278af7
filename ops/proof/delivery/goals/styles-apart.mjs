import { menuPathOf } from '../faults/broken-lane.mjs';
import { countLine, noneLine } from '../figures.mjs';
import { orders } from './one-copy.mjs';
import { followMenu, open } from '../portal-page.mjs';

const PROBES = 200;

/**
 * Adds probes for every kind of element, with the classes of shell and kit. The component library writes its styles at
 * first use.
 */
const ADD_PROBES = (count) => {
  const kinds = ['div', 'p', 'h1', 'h2', 'h3', 'a', 'button', 'input', 'select', 'textarea', 'table', 'th', 'td', 'ul'];
  const more = [
    'li',
    'label',
    'form',
    'section',
    'article',
    'nav',
    'header',
    'main',
    'span',
    'strong',
    'small',
    'code',
  ];
  const classes = ['', 'k-card', 'k-page', 'p-rail-entry', 'p-banner', 'p-icon-button', 'k-quiet', 'p-search'];
  const all = [...kinds, ...more];
  const place = document.createElement('div');
  place.id = 'proof-probes';
  for (let number = 0; number < count; number += 1) {
    const probe = document.createElement(all[number % all.length] ?? 'div');
    probe.className = classes[Math.floor(number / all.length) % classes.length] ?? '';
    place.append(probe);
  }
  document.body.append(place);
};

/** Returns every computed style of the probes, of `html` and of `body`, as texts. */
const stylesOf = (page) =>
  page.evaluate(() => {
    const all = [
      document.documentElement,
      document.body,
      ...Array.from(document.querySelectorAll('#proof-probes > *')),
    ];
    return all.map((element) => {
      const style = getComputedStyle(element);
      const words = Array.from(style).filter(
        (name) => !/^(--|perspective-origin|transform-origin|block-size|height|inline-size|width)/.test(name),
      );
      return `${element.tagName} .${element.className}: ${words.map((name) => `${name}=${style.getPropertyValue(name)}`).join(';')}`;
    });
  });

function changed(before, after, what) {
  return after.flatMap((style, at) => {
    if (style === before[at]) return [];
    const old = new Set((before[at] ?? '').split(';'));
    return [
      `${what}: ${style.split(':')[0]} ${style
        .split(';')
        .filter((part) => !old.has(part))
        .slice(0, 3)
        .join(' ')}`,
    ];
  });
}

/** Returns the computed style of each kind of element, once the page has settled. */
async function looksOf(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('main .k-skeleton').first().waitFor({ state: 'detached' });
  return page.evaluate(() => {
    const looks = Array.from(document.querySelectorAll('main *')).map((element) => {
      const { display, fontSize, fontWeight, padding, margin, borderRadius, textAlign } = getComputedStyle(element);
      const own = Array.from(element.classList).filter((name) => !/^(ant-.*(focus|hover|motion|open)|css-)/.test(name));
      return `${element.tagName} .${own.join('.')}: ${[display, fontSize, fontWeight, padding, margin, borderRadius, textAlign].join('; ')}`;
    });
    return [...new Set(looks)];
  });
}

/** Returns computed styles that a page does not have when it is the only one. */
const unlike = (alone, looks, what) => looks.filter((look) => !alone.includes(look)).map((look) => `${what}: ${look}`);

async function lookAlone(world, name) {
  const lane = await world.lane();
  const page = await lane.newPage();
  await open(page, `${lane.proxy.url}/profile`);
  await followMenu(page, menuPathOf(world.built[name]));
  const looks = await looksOf(page);
  await lane.close();
  return looks;
}

/** G19: no remote changes the appearance of the shell or another remote, in whatever order they load. */
export async function prove(world) {
  const alone = {};
  for (const name of world.remotes) alone[name] = await lookAlone(world, name);
  const shell = [];
  const others = [];
  const all = orders(world.remotes);
  for (const order of all) {
    const lane = await world.lane();
    const page = await lane.newPage();
    await open(page, `${lane.proxy.url}/profile`);
    await page.locator('main h1').first().waitFor();
    await page.evaluate(ADD_PROBES, PROBES);
    const before = await stylesOf(page);
    for (const name of order) {
      await followMenu(page, menuPathOf(world.built[name]));
      const found = unlike(alone[name], await looksOf(page), `${name} after ${order.join(', ')}`);
      if (found.length > 0) others.push(found[0]);
      shell.push(...changed(before, await stylesOf(page), name));
    }
    await followMenu(page, '/dashboard');
    await lane.close();
  }
  return [
    noneLine(
      'G19',
      `of ${PROBES + 2} probes of the shell, changed by a remote, in ${all.length} orders`,
      shell,
      'changes',
    ),
    countLine('G19', 'remotes that look as they do alone, in every order', all.length * world.remotes.length, [
      ...others,
    ]),
  ];
}
