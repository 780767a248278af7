import { breakRemote, menuPathOf } from '../faults/broken-lane.mjs';
import { CODE_FAULTS } from '../faults/code-faults.mjs';
import { countLine, timesLine } from '../figures.mjs';
import { NETWORK_FAULTS } from '../faults/network-faults.mjs';
import { followMenu, leave, open } from '../portal-page.mjs';

const ROUNDS = 3;
const HARD = ['every file is refused', 'the entry is 404', 'the entry is 500', 'one bit of the entry is flipped'];
const THROWN = ['the module throws', 'drawing throws'];
const HANGING = ['the entry hangs', 'chunks hang'];

const named = (list, names) => list.filter(({ name }) => names.includes(name));

/** Milliseconds from the click until the page shows its fallback version, and the notices shown to the user. */
async function meet(lane, built, fault) {
  breakRemote(lane, built, { fault, keepsFallback: true, hasWidget: false });
  const page = await lane.newPage();
  try {
    await open(page, `${lane.proxy.url}/profile`);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const begun = performance.now();
    const shown = await followMenu(page, menuPathOf(built));
    const ms = performance.now() - begun;
    const banners = await page.locator('.p-banner', { hasText: 'An earlier version is shown' }).count();
    return { ms, problem: shown === 'page' && banners > 0 ? '' : `shows the ${shown} and ${banners} notes` };
  } catch (error) {
    return { ms: 15_000, problem: String(error).split('\n')[0] };
  } finally {
    await leave(page);
  }
}

/** G8: when the live version does not load, the previous one replaces it soon, and the user is told. */
export async function prove(world) {
  const lane = await world.lane();
  const wanted = [
    ...named([...NETWORK_FAULTS, ...CODE_FAULTS], [...HARD, ...THROWN]).map((fault) => ({ fault, isHanging: false })),
    ...named(NETWORK_FAULTS, HANGING).map((fault) => ({ fault, isHanging: true })),
  ];
  /** @type {{ hard: number[], hanging: number[] }} */
  const times = { hard: [], hanging: [] };
  const problems = [];
  for (const name of world.broken)
    for (const { fault, isHanging } of wanted)
      for (let round = 0; round < ROUNDS; round += 1) {
        const { ms, problem } = await meet(lane, world.built[name], fault);
        times[isHanging ? 'hanging' : 'hard'].push(ms);
        if (problem) problems.push(`${name}, ${fault.name}: ${problem}`);
      }
  await lane.close();
  const all = times.hard.length + times.hanging.length;
  return [
    timesLine('G8', 'content after a hard error', times.hard, { p95: 1500 }),
    timesLine('G8', 'content after files that hang', times.hanging, { p95: 4000 }),
    countLine('G8', 'the earlier version is shown and said', all, problems),
  ];
}
