import { forgetFailure, rememberFailure } from './failed-versions';
import { referenceId } from './reference-id';

/**
 * A page that loops for ever cannot be stopped, nor can it say so: the tab hangs until its reader closes it. So whoever
 * begins to draw code says so in a store that outlives the tab, and takes it back once the browser had a turn. What the
 * next start finds there never had one.
 */
const MARK = 'lichen.drawing.';
const HUNG = 'lichen.hung';
const TAB = 'lichen.tab';
/** Time in milliseconds after which code that was drawn has settled. */
const SETTLED_MS = 1_500;
/** Time in milliseconds after which a mark of another tab is one that nobody will take back. */
const LOST_MS = 10_000;
const MOST_HUNG = 20;

interface Mark {
  on: number;
  /** Container that is being drawn at this moment, */
  active: string | null;
  /** those that were drawn a moment ago, and those on their way. */
  settling: readonly string[];
}

let active: string | null = null;
const settling = new Map<string, number>();
/** When what somebody did to a container may have had all its consequences, in milliseconds of this page. */
const calmOn = new Map<string, number>();

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const stored = <T>(key: string): T | null =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null, null);

function tabName(): string {
  const known = sessionStorage.getItem(TAB);
  const name = known ?? referenceId();
  if (known === null) sessionStorage.setItem(TAB, name);
  return name;
}

function write(): void {
  attempt(() => {
    const key = MARK + tabName();
    const mark: Mark = { on: Date.now(), active, settling: [...settling.keys()] };
    if (active === null && settling.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(mark));
  }, undefined);
}

function settle(container: string): void {
  const left = (settling.get(container) ?? 1) - 1;
  if (left > 0) settling.set(container, left);
  else settling.delete(container);
  write();
}

/** Code of a container is about to run. Whatever happens, the browser's next turn takes it back. */
export function beginDrawing(container: string): void {
  active = container;
  settling.set(container, (settling.get(container) ?? 0) + 1);
  write();
  setTimeout(endDrawing);
  setTimeout(() => settle(container), SETTLED_MS);
}

function waitForCalm(container: string): void {
  const left = (calmOn.get(container) ?? 0) - performance.now();
  if (left > 0) {
    setTimeout(() => waitForCalm(container), left);
    return;
  }
  calmOn.delete(container);
  settle(container);
}

/**
 * Somebody clicked or typed in what a container shows: its code is about to run, long after it was drawn. Many such events
 * in a row are written down once.
 */
export function beginEvent(container: string): void {
  const isKnown = calmOn.has(container);
  calmOn.set(container, performance.now() + SETTLED_MS);
  if (isKnown) return;
  settling.set(container, (settling.get(container) ?? 0) + 1);
  write();
  setTimeout(() => waitForCalm(container), SETTLED_MS);
}

/** Code runs as soon as it is there, before anything of it is drawn: until then a tab that hangs may hang in it. */
export function whileLoading<T>(container: string, work: Promise<T>): Promise<T> {
  settling.set(container, (settling.get(container) ?? 0) + 1);
  write();
  const arrived = () => settle(container);
  work.then(arrived, arrived);
  return work;
}

export function endDrawing(): void {
  if (active === null) return;
  active = null;
  write();
}

/** A page that is left in good order has not hung. */
function forgetAll(): void {
  active = null;
  settling.clear();
  calmOn.clear();
  write();
}

const isLost = (key: string, { on }: Mark) => key === MARK + tabName() || Date.now() - on > LOST_MS;

/** Takes the versions that hung in this browser for failed, from the first page on. */
export function findHung(): void {
  attempt(() => {
    const found = Object.keys(localStorage).flatMap((key) => {
      const mark = key.startsWith(MARK) ? stored<Mark>(key) : null;
      if (!mark || !isLost(key, mark)) return [];
      localStorage.removeItem(key);
      return mark.active ? [mark.active] : mark.settling;
    });
    const known = stored<string[]>(HUNG) ?? [];
    const hung = [...new Set([...found, ...known])].slice(0, MOST_HUNG);
    if (found.length > 0) localStorage.setItem(HUNG, JSON.stringify(hung));
    for (const container of hung) rememberFailure({ container });
  }, undefined);
  window.addEventListener('pagehide', forgetAll);
}

/** The version is given another try. */
export function forgetHung({ container }: { container: string }): void {
  forgetFailure({ container });
  const left = (stored<string[]>(HUNG) ?? []).filter((one) => one !== container);
  attempt(() => localStorage.setItem(HUNG, JSON.stringify(left)), undefined);
}
