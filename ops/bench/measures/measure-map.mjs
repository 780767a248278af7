import { chromium } from '@playwright/test';
import { build } from '../../build/build.mjs';
import { chromiumLaunch } from '../../test/machine.mjs';
import { p95, timed } from '../rounds.mjs';
import { copies, dialectOf } from '../worlds/copies.mjs';
import { makeWorld } from '../worlds/world.mjs';

const PLACES = 10_000;
const FRAME_MS = 12;
const ANSWER_MS = 100;
const ASKED = 30;
/** A map of about 600 × 400 pixels, the largest that is drawn without a graphics card. */
const VIEW = { width: 1200, height: 700 };
const STEPS = 12;

async function fill(world, { count, prefix, latitude, longitude }) {
  const { id: idOf } = dialectOf(world.databaseUrl);
  const changed = { id: idOf(prefix, 'n'), name: "'Site ' || n", head_office: '0', latitude, longitude };
  await copies(world.rows, {
    ...{ url: world.databaseUrl, table: 'locations', id: world.person.locationId, count, changed },
  });
}

/** Opposite corners of the area that contains the other locations, in millionths of a degree. */
const CORNERS = {
  ...{ count: 2, prefix: '019e0000' },
  latitude: '(n * 110 - 160) * 1000000',
  longitude: '(n * 340 - 510) * 1000000',
};

/** Locations all over the world between 50° south and 60° north. */
const EVERYWHERE = {
  ...{ count: PLACES, prefix: '019e0001' },
  latitude: '((n * 7919) % 110000 - 50000) * 1000',
  longitude: '((n * 104729) % 340000 - 170000) * 1000',
};

async function answerTime({ call }) {
  const ask = () => call('GET', '/api/data/location_places');
  const { body } = await ask();
  if (body.list.length < PLACES) throw new Error(`${body.list.length} places instead of ${PLACES}`);
  const taken = [];
  for (let at = 0; at < ASKED; at += 1) taken.push(await timed(ask));
  return p95(taken);
}

/** Frames drawn and seconds of main-thread work while a person zooms with the keyboard. */
async function frames(world) {
  const browser = await chromium.launch(chromiumLaunch({ isMeasured: true }));
  try {
    const context = await browser.newContext({ viewport: VIEW });
    const [name, value] = world.person.cookie.split('=');
    await context.addCookies([{ name, value, url: world.portal.url }]);
    const page = await context.newPage();
    await page.goto(`${world.portal.url}/business/locations?show=map`);
    await page.getByText(/ locations? in view$/).waitFor({ timeout: 120_000 });
    await page.waitForTimeout(3000);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    /** Seconds of the main thread: busy time including waits for drawing, and processor time alone. */
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (wanted) => metrics.find(({ name: each }) => each === wanted)?.value ?? Number.NaN;
      return { busy: of('TaskDuration'), processor: of('ThreadTime') };
    };
    await page.evaluate(() => {
      window['drawn'] = 0;
      const count = () => {
        window['drawn'] += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    await page.getByRole('region', { name: /^Map of locations/ }).focus();
    const [before, began] = [await worked(), Date.now()];
    for (let at = 0; at < STEPS; at += 1) {
      await page.keyboard.press(at < STEPS / 2 ? '+' : '-');
      await page.waitForTimeout(400);
    }
    const after = await worked();
    const drawn = await page.evaluate(() => Number(window['drawn']));
    const each = (name) => ((after[name] - before[name]) * 1000) / drawn;
    return { busy: each('busy'), processor: each('processor'), perSecond: (drawn * 1000) / (Date.now() - began) };
  } finally {
    await browser.close();
  }
}

/** Measures the map with 10,000 locations: time of its answer, and main-thread work while zooming. */
export async function measureMap() {
  await build({ log: () => undefined });
  const world = await makeWorld('sqlite');
  try {
    // The same area with next to no locations: the cost of drawing here without a graphics card.
    await fill(world, CORNERS);
    const limit = await frames(world);
    await fill(world, EVERYWHERE);
    const answer = await answerTime(world);
    const product = await frames(world);
    const line = (figure, found, goal, met) => ({ figure, product: found, limit: '', goal, met });
    const said = ({ busy, perSecond }) => `${busy.toFixed(1)} ms at ${perSecond.toFixed(0)} frames a second`;
    return [
      line(
        `Where ${PLACES} locations are`,
        `${answer.toFixed(0)} ms at the 95th percentile`,
        `≤ ${ANSWER_MS} ms`,
        answer <= ANSWER_MS,
      ),
      {
        ...line(`Map of ${PLACES} locations, main thread a frame`, said(product), `≤ ${FRAME_MS} ms`),
        ...{ limit: `${said(limit)} with two locations`, met: product.busy <= FRAME_MS },
      },
      {
        ...line('The same, processor of the main thread', `${product.processor.toFixed(1)} ms`, `≤ ${FRAME_MS} ms`),
        ...{ limit: `${limit.processor.toFixed(1)} ms with two locations`, met: product.processor <= FRAME_MS },
      },
    ];
  } finally {
    await world.stop();
  }
}
