import { MountBoundary } from './MountBoundary';

/** What React keeps of a drawn component; the few fields of it that are read here. */
interface Fiber {
  lanes: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

interface Root {
  current: Fiber;
  pendingLanes: number;
  suspendedLanes: number;
}

interface CommitHook {
  onPostCommitFiberRoot?: (renderer: number, root: Root) => void;
}

/** Draws in a row after each of which an effect has asked for the next: more than any page needs to settle. */
const MANY = 50;
/** Each how many of these are looked at, */
const EVERY = 10;
/** and how often in a row the same part asks before it is ended. */
const MOST = 10;
/** A pause of so many milliseconds between two draws ends the row. */
const PAUSE_MS = 500;

function partsAsking(root: Root, lanes: number): Set<MountBoundary> {
  const found = new Set<MountBoundary>();
  const open: [Fiber, MountBoundary | null][] = [[root.current, null]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [fiber, around] = next;
    const part = fiber.stateNode instanceof MountBoundary ? fiber.stateNode : around;
    if (part && (fiber.lanes & lanes) !== 0) found.add(part);
    if (fiber.sibling) open.push([fiber.sibling, around]);
    if (fiber.child) open.push([fiber.child, part]);
  }
  return found;
}

function makeWatch(now = () => performance.now()) {
  let inRow = 0;
  let last = 0;
  let asked = new Map<MountBoundary, number>();
  return (root: Root): void => {
    const lanes = root.pendingLanes & ~root.suspendedLanes;
    const isInRow = lanes !== 0 && now() - last <= PAUSE_MS;
    last = now();
    inRow = isInRow ? inRow + 1 : 0;
    if (inRow === 0) asked.clear();
    if (inRow < MANY || inRow % EVERY !== 0) return;
    const parts = [...partsAsking(root, lanes)];
    asked = new Map(parts.map((part) => [part, (asked.get(part) ?? 0) + 1]));
    for (const [part, times] of asked) if (times === MOST) part.end(new Error('An effect asks to be drawn for ever'));
  };
}

/**
 * Ends parts whose effects set their state for ever. React stops such loops while it draws, and in layout effects; in
 * effects it goes on, and the tab is busy until its reader closes it.
 */
export function endEffectLoops(): void {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return;
  const before = hook.onPostCommitFiberRoot?.bind(hook);
  const watch = makeWatch();
  hook.onPostCommitFiberRoot = (renderer, root) => {
    before?.(renderer, root);
    watch(root);
  };
}
