import { menuPathOf } from '../faults/broken-lane.mjs';
import { countLine, noneLine } from '../figures.mjs';
import { orders } from './one-copy.mjs';
import { followMenu, open } from '../portal-page.mjs';

const PROBES = 200;

/** Probes of every kind of element, with the classes that shell and component library use. */
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
  const classes = ['', 'k-card', 'k-page', 'p-rail-entry', 'p-banner', 'ant-btn', 'ant-table', 'ant-input'];
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

/** Every computed style of the probes, of `html` and of `body`, as texts. */
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

/** How the first page of each remote looks, element by element of its own classes. */
const looksOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .slice(0, 300)
      .map((element) => {
        const style = getComputedStyle(element);
        return `${element.tagName} .${element.className}: ${style.display} ${style.color} ${style.fontSize} ${style.padding} ${style.margin} ${style.borderRadius}`;
      }),
  );

async function lookAlone(world, name) {
  const lane = await world.lane();
  const page = await lane.newPage();
  await open(page, `${lane.proxy.url}/profile`);
  await followMenu(page, menuPathOf(world.built[name]));
  await page.waitForLoadState('networkidle');
  const looks = await looksOf(page);
  await lane.close();
  return looks;
}

/** G19: no remote changes how the shell or another remote looks, in whatever order they come. */
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
      await page.waitForLoadState('networkidle');
      shell.push(...changed(before, await stylesOf(page), name));
      others.push(...changed(alone[name], await looksOf(page), `${name} after ${order.join(', ')}`));
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
      ...new Set(others),
    ]),
  ];
}
