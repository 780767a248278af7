import { forgetFailure, rememberFailure } from './failed-versions';
import { referenceId } from './reference-id';

/**
 * A page that loops for ever cannot be stopped, nor can it say so: the tab hangs until its reader closes it. So whoever
 * begins to draw code says so in a store that outlives the tab, and takes it back once the browser had a turn. What the
 * next start finds there never had one. Code that begins by itself, in a timer or when data comes, gives no sign before:
 * for it the page says every other moment that it still lives, as long as somebody can see it. One that is left, also by
 * closing it, says so; one that fell silent before hung, or went down with its browser.
 */
const MARK = 'lichen.drawing.';
const HUNG = 'lichen.hung';
const TAB = 'lichen.tab';
/** Time in milliseconds after which code that was drawn has settled. */
const SETTLED_MS = 1_500;
const BEAT_MS = 2_000;
/** Time in milliseconds after which a mark of another tab is one that nobody will take back, */
const LOST_MS = 10_000;
/** and one of this tab, of code that merely stood there: a tab that was duplicated goes on beside the copy. */
const SILENT_MS = 5_000;
/** A browser may have been ended from outside: what merely stood there is avoided for so long. */
const SUSPECTED_MS = 24 * 3_600_000;
const MOST_HUNG = 20;

interface Mark {
  on: number;
  tab: string;
  /** Container that is being drawn at this moment, */
  active: string | null;
  /** those that were drawn a moment ago, and those on their way, */
  settling: readonly string[];
  /** and all that stand in the page while it can be seen. */
  standing: readonly string[];
}

/** Containers, and until when they count as hung. */
type Hung = Record<string, number>;

const page = MARK + referenceId();
let active: string | null = null;
let isLeft = false;
let beat: ReturnType<typeof setInterval> | undefined;
const settling = new Map<string, number>();
const standing = new Map<string, number>();
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

const seen = (): string[] => (isLeft || document.visibilityState === 'hidden' ? [] : [...standing.keys()]);

function write(): void {
  attempt(() => {
    const mark: Mark = { on: Date.now(), tab: tabName(), active, settling: [...settling.keys()], standing: seen() };
    if (active === null && settling.size === 0 && mark.standing.length === 0) localStorage.removeItem(page);
    else localStorage.setItem(page, JSON.stringify(mark));
  }, undefined);
}

/** Goes on saying that the page lives for as long as there is something to say. */
function keepBeating(): void {
  write();
  const isNeeded = seen().length > 0;
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
  write();
}

/** Code of a container stands in the page, until what is answered is called. */
export function beginStanding(container: string): () => void {
  more(standing, container);
  keepBeating();
  return () => {
    less(standing, container);
    keepBeating();
  };
}

/** Code of a container is about to run. Whatever happens, the browser's next turn takes it back. */
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
 * Somebody clicked or typed in what a container shows: its code is about to run, long after it was drawn. Many such events
 * in a row are written down once.
 */
export function beginEvent(container: string): void {
  const isKnown = calmOn.has(container);
  calmOn.set(container, performance.now() + SETTLED_MS);
  if (isKnown) return;
  more(settling, container);
  write();
  setTimeout(() => waitForCalm(container), SETTLED_MS);
}

/** Code runs as soon as it is there, before anything of it is drawn: until then a tab that hangs may hang in it. */
export function whileLoading<T>(container: string, work: Promise<T>): Promise<T> {
  more(settling, container);
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

/** A page that is left in good order has not hung. It may come back as it was. */
function forgetAll(): void {
  active = null;
  settling.clear();
  calmOn.clear();
  isLeft = true;
  keepBeating();
}

function comeBack(): void {
  isLeft = false;
  keepBeating();
}

/** Whom a mark that nobody will take back speaks of, and for how long; nobody where its page may live. */
function blamed({ on, tab, ...mark }: Mark): Hung {
  const age = Date.now() - on;
  const atWork = mark.active ? [mark.active] : mark.settling;
  const isAtWork = atWork.length > 0;
  const isOurs = tab === tabName();
  if (!(isOurs && isAtWork) && age <= (isOurs ? SILENT_MS : LOST_MS)) return {};
  const until = isAtWork ? Number.MAX_SAFE_INTEGER : Date.now() + SUSPECTED_MS;
  return Object.fromEntries((isAtWork ? atWork : mark.standing).map((container) => [container, until]));
}

function readMarks(): Hung {
  const found: Hung = {};
  for (const key of Object.keys(localStorage)) {
    const mark = key.startsWith(MARK) && key !== page ? stored<Mark>(key) : null;
    const hung = mark ? blamed(mark) : {};
    if (Object.keys(hung).length > 0) localStorage.removeItem(key);
    Object.assign(found, hung);
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

/** Takes the versions that hung in this browser for failed, from the first page on. */
export function findHung(): void {
  takeForFailed();
  // A tab that fell silent a moment ago is not told from a living one yet.
  setTimeout(takeForFailed, LOST_MS);
  window.addEventListener('pagehide', forgetAll);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', keepBeating);
}

/** The version is given another try. */
export function forgetHung({ container }: { container: string }): void {
  forgetFailure({ container });
  const left = Object.entries(known()).filter(([one]) => one !== container);
  attempt(() => keep(left), undefined);
}
