import { menuPathOf } from '../faults/broken-lane.mjs';
import { followMenu, open } from '../portal-page.mjs';

const CYCLES = 200;
/** Cycles before the first measurement, because caches of code, texts and answers fill once. */
const WARM = 20;
const MOST_MB = 2;

/** Measures the heap after garbage collection, and the browser's counters. */
async function look(session) {
  for (let sweep = 0; sweep < 3; sweep += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    ...{ heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') },
    ...{ documents: of('Documents'), detached: await detachedTrees(session) },
  };
}

/** Counts detached DOM trees that scripts still reference, by their roots. */
async function detachedTrees(session) {
  const { result } = await session.send('Runtime.evaluate', { expression: 'Node.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function () {
      // Prototypes are among them, and answer nothing.
      const isTree = (node) => !node.isConnected && !node.parentNode && node.childElementCount > 0;
      return this.filter((node) => {
        try {
          return isTree(node);
        } catch {
          return false;
        }
      }).length;
    }`,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId });
  await session.send('Runtime.releaseObject', { objectId: result.objectId });
  return Number(counted.value);
}

async function cycle(page, path, times) {
  for (let time = 0; time < times; time += 1) {
    await followMenu(page, path);
    await followMenu(page, '/dashboard');
  }
}

/** Shows and leaves a page of one remote repeatedly; measures what remains. */
async function measure(world, name) {
  const lane = await world.lane();
  const page = await lane.newPage();
  const session = await lane.context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await open(page, `${lane.proxy.url}/dashboard`);
  const path = menuPathOf(world.built[name]);
  await cycle(page, path, WARM);
  const before = await look(session);
  await cycle(page, path, CYCLES);
  const after = await look(session);
  await lane.close();
  return { before, after };
}

/** G20: showing and leaving a remote two hundred times leaks nothing. */
export async function prove(world) {
  const lines = [];
  for (const name of world.remotes) {
    const raw = await measure(world, name);
    const more = (what) => raw.after[what] - raw.before[what];
    const line = (what, figure, limit, met) => ({ goal: 'G20', what: `${name}: ${what}`, figure, limit, met, raw });
    lines.push(
      line(
        `heap after ${CYCLES} mounts, over the start`,
        `${more('heap').toFixed(2)} MB`,
        `≤ ${MOST_MB} MB`,
        more('heap') <= MOST_MB,
      ),
      line('detached trees', `${more('detached')} more`, '0', more('detached') <= 0),
      line('listeners', `${more('listeners')} more`, '0', more('listeners') <= 0),
    );
  }
  return lines;
}
