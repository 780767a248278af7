import { chromium } from '@playwright/test';
import { build } from '../../build/build.mjs';
import { chromiumPath } from '../../test/machine.mjs';
import { p95, timed } from '../rounds.mjs';
import { copies, dialectOf } from '../worlds/copies.mjs';
import { makeWorld } from '../worlds/world.mjs';

const PLACES = 10_000;
const FRAME_MS = 12;
const ANSWER_MS = 100;
const ASKED = 30;
/** A map of about 600 × 400, which is what may be drawn without a graphics card. */
const VIEW = { width: 1200, height: 700 };
const STEPS = 12;

/** Places all over the world between the 50th degree south and the 60th north, in millionths of a degree. */
async function fill(world) {
  const { id: idOf } = dialectOf(world.databaseUrl);
  await copies(world.rows, {
    ...{ url: world.databaseUrl, table: 'locations', id: world.person.locationId, count: PLACES },
    changed: {
      ...{ id: idOf('019e0001', 'n'), name: "'Site ' || n", head_office: '0' },
      latitude: '((n * 7919) % 110000 - 50000) * 1000',
      longitude: '((n * 104729) % 340000 - 170000) * 1000',
    },
  });
}

async function answerTime({ call }) {
  const ask = () => call('GET', '/api/data/location_places');
  const { body } = await ask();
  if (body.list.length < PLACES) throw new Error(`${body.list.length} places instead of ${PLACES}`);
  const taken = [];
  for (let at = 0; at < ASKED; at += 1) taken.push(await timed(ask));
  return p95(taken);
}

/** Frames that the page draws, and seconds that its main thread works, while a person zooms in and out by the keyboard. */
async function frames(world) {
  const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: VIEW });
    const [name, value] = world.person.cookie.split('=');
    await context.addCookies([{ name, value, url: world.portal.url }]);
    const page = await context.newPage();
    await page.goto(`${world.portal.url}/business/locations?show=map`);
    await page.getByText(/ locations in view$/).waitFor({ timeout: 120_000 });
    await page.waitForTimeout(3000);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name: of }) => of === 'TaskDuration')?.value ?? Number.NaN;
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
    const seconds = (await worked()) - before;
    const drawn = await page.evaluate(() => Number(window['drawn']));
    return { each: (seconds * 1000) / drawn, perSecond: (drawn * 1000) / (Date.now() - began) };
  } finally {
    await browser.close();
  }
}

/** The map of the locations with 10,000 of them: what its answer takes, and the main thread while it is zoomed. */
export async function measureMap() {
  await build({ log: () => undefined });
  const world = await makeWorld('sqlite');
  try {
    await fill(world);
    const answer = await answerTime(world);
    const { each, perSecond } = await frames(world);
    const line = (figure, product, goal, met) => ({ figure, product, limit: '', goal, met });
    return [
      line(
        `Where ${PLACES} locations are`,
        `${answer.toFixed(0)} ms at the 95th percentile`,
        `≤ ${ANSWER_MS} ms`,
        answer <= ANSWER_MS,
      ),
      line(
        `Map of ${PLACES} locations, main thread a frame`,
        `${each.toFixed(1)} ms at ${perSecond.toFixed(0)} frames a second`,
        `≤ ${FRAME_MS} ms`,
        each <= FRAME_MS,
      ),
    ];
  } finally {
    await world.stop();
  }
}
