import { browserRun } from './tab/browser-run';
import { forgetFailure, rememberFailure } from './failed-versions';
import { referenceId } from './reference-id';
import { beginTab, tabName } from './tab/tab-name';

/**
 * Prefix of the marks by which the next start recognises code that hung. A page in an endless loop cannot be stopped
 * and cannot report it: the tab hangs until the user closes it. So the page stores a mark in `localStorage` before code
 * runs, and clears it after the browser's next turn; a mark that the next start finds belongs to code that never got
 * that far. Code that runs by itself, in a timer or on data, sets no mark beforehand; for it a visible page renews its
 * mark every two seconds, as any page does while code loads. Leaving, closing or hiding a page clears its mark, so a
 * mark that went stale belongs to a page that hung or to one that was ended from outside, by a crash or a flat battery.
 * The mark says who was at work, not that anything hung: it counts once it is older than any mark of a page in good
 * order, while that browser still runs; after its end only what was rendering counts at once, and the rest when it
 * happens twice in a day. All but what was rendering in this browser is avoided for a day only.
 */
const MARK = 'lichen.drawing.';
const HUNG = 'lichen.hung';
const SUSPECTED = 'lichen.suspected';
/** Time in milliseconds after which code that was rendered counts as settled. */
const SETTLED_MS = 1_500;
const BEAT_MS = 2_000;
/** Age in milliseconds from which another tab's mark counts as abandoned. */
const LOST_MS = 10_000;
/** The same for a mark of this tab that names only mounted containers; not every copy of a tab can be recognised. */
const SILENT_MS = 5_000;
/** Age in milliseconds that a mark of a page in good order does not reach while code loads or settles. */
const YOUNG_MS = SETTLED_MS + BEAT_MS;
/** Time in milliseconds for which a container that was not rendering is avoided, or remembered as suspected. */
const SUSPECTED_MS = 24 * 3_600_000;
const MOST_HUNG = 20;

interface Mark {
  on: number;
  tab: string;
  /** Run of the browser. */
  run: string;
  /** Container that is rendering at this moment. */
  active: string | null;
  /** Containers that rendered or received an event a moment ago, and those that are loading. */
  settling: readonly string[];
  /** All mounted containers, while the page is visible. */
  standing: readonly string[];
}

/** Time until which each container counts as hung, in milliseconds since 1970. */
type Hung = Record<string, number>;

/** Run of the browser at whose end each container was on screen, and until when that is remembered. */
type Suspected = Record<string, { run: string; until: number }>;

const page = MARK + referenceId();
let active: string | null = null;
let isLeft = false;
/** Start of this page, in milliseconds since 1970. */
let beganOn = 0;
/** True once the page was hidden: a phone ends hidden pages without `pagehide`. */
let isAway = false;
let beat: ReturnType<typeof setInterval> | undefined;
const settling = new Map<string, number>();
const standing = new Map<string, number>();
/** Time at which a container settles after a user event, in milliseconds of `performance.now()`. */
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

const seen = (): string[] => (isLeft || document.visibilityState === 'hidden' ? [] : [...standing.keys()]);

function write(): void {
  attempt(() => {
    const place = { on: Date.now(), tab: tabName(), run: browserRun() };
    const mark: Mark = { ...place, active, settling: isAway ? [] : [...settling.keys()], standing: seen() };
    if (active === null && mark.settling.length === 0 && mark.standing.length === 0) localStorage.removeItem(page);
    else localStorage.setItem(page, JSON.stringify(mark));
  }, undefined);
}

/** Renews the page's mark regularly while code loads or settles, or is mounted in a visible page. */
function keepBeating(): void {
  write();
  const isNeeded = seen().length > 0 || (settling.size > 0 && !isAway);
  if (!isNeeded) clearInterval(beat);
  beat = isNeeded ? (beat ?? setInterval(write, BEAT_MS)) : undefined;
}

function more(counts: Map<string, number>, container: string): void {
  counts.set(container, (counts.get(container) ?? 0) + 1);
}

function less(counts: Map<string, number>, container: string): void {
  const left = (counts.get(container) ?? 1) - 1;
  if (left > 0) counts.set(container, left);
  else counts.delete(container);
}

function settle(container: string): void {
  less(settling, container);
  keepBeating();
}

/** Marks a container as mounted; the returned function ends that. */
export function beginStanding(container: string): () => void {
  more(standing, container);
  keepBeating();
  return () => {
    less(standing, container);
    keepBeating();
  };
}

/** Marks a container whose code is about to render. The browser's next turn clears the mark in any case. */
export function beginDrawing(container: string): void {
  active = container;
  more(settling, container);
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
 * Marks a container whose code is about to handle a click or input, long after it rendered. Many such events in a row
 * are stored once.
 */
export function beginEvent(container: string): void {
  const isKnown = calmOn.has(container);
  calmOn.set(container, performance.now() + SETTLED_MS);
  if (isKnown) return;
  more(settling, container);
  write();
  setTimeout(() => waitForCalm(container), SETTLED_MS);
}

/** Marks a container while its code loads, because modules run as soon as they arrive, before anything renders. */
export function whileLoading<T>(container: string, work: Promise<T>): Promise<T> {
  more(settling, container);
  keepBeating();
  const arrived = () => settle(container);
  work.then(arrived, arrived);
  return work;
}

export function endDrawing(): void {
  if (active === null) return;
  active = null;
  write();
}

/** A page that is left properly has not hung. It may return unchanged from the browser's back/forward cache. */
function forgetAll(): void {
  active = null;
  settling.clear();
  calmOn.clear();
  isLeft = true;
  keepBeating();
}

function comeBack(): void {
  isLeft = false;
  isAway = false;
  keepBeating();
}

/** A page that hears that it was hidden has not hung. */
function noteSight(): void {
  isAway = document.visibilityState === 'hidden';
  if (isAway) active = null;
  keepBeating();
}

const atWorkIn = ({ active, settling }: Mark): readonly string[] => (active ? [active] : settling);

/** True for a mark that an earlier page of this tab left: one that is written later belongs to a copy of the tab. */
const isOfThisTab = (mark: Mark): boolean => mark.tab === tabName() && mark.on <= beganOn;

function mayBeAlive(mark: Mark): boolean {
  const age = Date.now() - mark.on;
  if (!isOfThisTab(mark)) return age <= LOST_MS;
  return atWorkIn(mark).length === 0 && age <= SILENT_MS;
}

/** True for a mark of this tab so young that a page in good order leaves it as well, if it ends without `pagehide`. */
const provesNothing = (mark: Mark): boolean => isOfThisTab(mark) && Date.now() - mark.on <= YOUNG_MS;

/**
 * Remembers that a container was on screen when a run of the browser ended; returns true when that happened within a
 * day in another run as well.
 */
function wasSuspected(container: string, run: string): boolean {
  const before = stored<Suspected>(SUSPECTED) ?? {};
  const earlier = before[container];
  const until = Date.now() + SUSPECTED_MS;
  localStorage.setItem(SUSPECTED, JSON.stringify({ ...before, [container]: { run, until } }));
  return earlier !== undefined && earlier.run !== run && earlier.until > Date.now();
}

/** Containers that an abandoned mark blames, each with the time until which it counts as hung. */
function blamed(mark: Mark): Hung {
  const isOfThisRun = mark.run === browserRun();
  const tomorrow = Date.now() + SUSPECTED_MS;
  if (mark.active !== null) return { [mark.active]: isOfThisRun ? Number.MAX_SAFE_INTEGER : tomorrow };
  const suspects = mark.settling.length > 0 ? mark.settling : mark.standing;
  const hung = suspects.filter((container) => isOfThisRun || wasSuspected(container, mark.run));
  return Object.fromEntries(hung.map((container) => [container, tomorrow]));
}

function readMarks(): Hung {
  const found: Hung = {};
  for (const key of Object.keys(localStorage)) {
    const mark = key.startsWith(MARK) && key !== page ? stored<Mark>(key) : null;
    if (!mark || mayBeAlive(mark)) continue;
    localStorage.removeItem(key);
    if (!provesNothing(mark)) Object.assign(found, blamed(mark));
  }
  return found;
}

const keep = (hung: [string, number][]) =>
  localStorage.setItem(HUNG, JSON.stringify(Object.fromEntries(hung.slice(0, MOST_HUNG))));

const known = (): Hung => {
  const isNow = ([, until]: [string, unknown]) => typeof until === 'number' && until > Date.now();
  return Object.fromEntries(Object.entries(stored<Hung>(HUNG) ?? {}).filter(isNow));
};

function takeForFailed(): void {
  attempt(() => {
    const found = readMarks();
    const hung = Object.entries({ ...found, ...known() });
    if (Object.keys(found).length > 0) keep(hung);
    for (const [container] of hung) rememberFailure({ container });
  }, undefined);
}

/** Treats the versions that hung in this browser as failed, from the first page on. */
export function findHung(): void {
  attempt(beginTab, undefined);
  beganOn = Date.now();
  takeForFailed();
  // A tab that went silent a moment ago cannot be told from a living one yet.
  setTimeout(takeForFailed, LOST_MS);
  window.addEventListener('pagehide', forgetAll);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', noteSight);
}

/** Clears a version's failure, so that it is tried again. */
export function forgetHung({ container }: { container: string }): void {
  forgetFailure({ container });
  const left = Object.entries(known()).filter(([one]) => one !== container);
  attempt(() => keep(left), undefined);
}
