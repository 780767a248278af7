import { MountBoundary } from './MountBoundary';

/** The few fields of React's internal fiber that are read here. */
interface Fiber {
  lanes: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
}

interface Root {
  current: Fiber;
  pendingLanes: number;
  suspendedLanes: number;
}

interface CommitHook {
  onPostCommitFiberRoot?: (renderer: number, root: Root) => void;
}

/** Number of consecutive commits with an update still pending that no page needs to settle. */
const MANY = 50;
/** Beyond that, every tenth commit is examined. */
const EVERY = 10;
/** Number of consecutive examinations in which a part may be the cause before it is ended. */
const MOST = 10;
/** Pause between two commits, in milliseconds, that ends the sequence. */
const PAUSE_MS = 500;

type Found = (fiber: Fiber, part: MountBoundary, around: MountBoundary | null) => void;

/** Calls `found` with every fiber within a part, its part, and the part around that fiber. */
function walk(root: Root, found: Found): void {
  const open: [Fiber, MountBoundary | null][] = [[root.current, null]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [fiber, around] = next;
    const part = fiber.stateNode instanceof MountBoundary ? fiber.stateNode : around;
    if (part) found(fiber, part, around);
    if (fiber.sibling) open.push([fiber.sibling, around]);
    if (fiber.child) open.push([fiber.child, part]);
  }
}

function partsAsking(root: Root, lanes: number): Set<MountBoundary> {
  const asking = new Set<MountBoundary>();
  walk(root, (fiber, part) => {
    if ((fiber.lanes & lanes) !== 0) asking.add(part);
  });
  return asking;
}

/** The props with which a part rendered, and its result. */
interface Drawing {
  props: unknown;
  content: Fiber | null;
  around: MountBoundary | null;
}

function drawingsIn(root: Root): Map<MountBoundary, Drawing> {
  const drawings = new Map<MountBoundary, Drawing>();
  walk(root, (fiber, part, around) => {
    if (fiber.stateNode === part) drawings.set(part, { props: fiber.memoizedProps, content: fiber.child, around });
  });
  return drawings;
}

/** Outermost parts that rendered by themselves between two commits: with the same props, but a new result. */
function partsDrawn(before: Map<MountBoundary, Drawing>, now: Map<MountBoundary, Drawing>): Set<MountBoundary> {
  const drawn = new Set<MountBoundary>();
  for (const [part, { props, content }] of now) {
    const earlier = before.get(part);
    if (earlier && earlier.props === props && earlier.content !== content) drawn.add(part);
  }
  for (const part of [...drawn])
    for (let around = now.get(part)?.around; around; around = now.get(around)?.around) drawn.delete(around);
  return drawn;
}

/** Counts consecutive examinations in which the same part is a cause, and ends the part at the maximum. */
function makeCount() {
  let asked = new Map<MountBoundary, number>();
  return {
    forget: () => asked.clear(),
    count: (parts: Set<MountBoundary>) => {
      asked = new Map([...parts].map((part) => [part, (asked.get(part) ?? 0) + 1]));
      for (const [part, times] of asked) if (times === MOST) part.end(new Error('An effect asks to be drawn for ever'));
    },
  };
}

/** Watches for effects that schedule their next update synchronously. */
function makeRowWatch(now = () => performance.now()) {
  const asked = makeCount();
  let inRow = 0;
  let last = 0;
  return (root: Root): void => {
    const lanes = root.pendingLanes & ~root.suspendedLanes;
    const isInRow = lanes !== 0 && now() - last <= PAUSE_MS;
    last = now();
    inRow = isInRow ? inRow + 1 : 0;
    if (inRow === 0) asked.forget();
    if (inRow >= MANY && inRow % EVERY === 0) asked.count(partsAsking(root, lanes));
  };
}

/**
 * Watches for effects that schedule their next update through a promise after a click: React then commits in the same
 * turn of the event loop, which never ends.
 */
function makeTurnWatch() {
  const asked = makeCount();
  let inTurn = 0;
  let before = new Map<MountBoundary, Drawing>();
  return (root: Root): void => {
    if (inTurn === 0)
      setTimeout(() => {
        inTurn = 0;
        asked.forget();
        before.clear();
      });
    inTurn += 1;
    if (inTurn < MANY) return;
    if (inTurn % EVERY === 0) before = drawingsIn(root);
    if (inTurn % EVERY === 1) asked.count(partsDrawn(before, drawingsIn(root)));
  };
}

/**
 * Ends parts whose effects set state endlessly. React itself stops such loops during rendering and in layout effects,
 * but not in passive effects, where they would block the tab until the user closes it.
 */
export function endEffectLoops(): void {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return;
  const before = hook.onPostCommitFiberRoot?.bind(hook);
  const watches = [makeRowWatch(), makeTurnWatch()];
  hook.onPostCommitFiberRoot = (renderer, root) => {
    before?.(renderer, root);
    for (const watch of watches) watch(root);
  };
}
