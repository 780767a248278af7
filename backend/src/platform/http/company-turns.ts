import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '../clock';

/** Requests of one company that run at a time, while other companies are active, and while none is. */
const BESIDE_OTHERS = 4;
const ALONE = 16;
/**
 * Time in milliseconds for which a company counts as active after a request: a person reading a page soon sends
 * another.
 */
const ASKING_MS = 30_000;
/** Milliseconds after which a request gives up its slot, if it is waiting for something outside this process. */
const HELD_MS = 500;
/** Times that a slot is kept for another `HELD_MS`, while the process itself is busy or too many have left. */
const MOST_KEPT = 9;
/** Share of `HELD_MS` from which the process is busy: a slow request then waits for others, not for the outside. */
const BUSY = 0.5;
/**
 * Requests of one company that may be at work without a slot, while other companies are active. Uploads and downloads
 * on slow lines do not count.
 */
const MOST_AWAY = 12;

interface TurnSettings {
  /** Returns whether a route reads its body as a stream, for as long as the client sends it. */
  readonly isStreamed?: (request: Request) => boolean;
  /** Starts measuring; returns the share of the time since in which this process was busy, from 0 to 1. */
  readonly measureLoad?: () => () => number;
}

const measureEventLoop = () => {
  const begun = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(begun).utilization;
};

interface Asker {
  readonly key: string;
  at: number;
}

/** Returns the owner of a request: the session's company, or a visitor's address. */
const askerOf = ({ session, ip = '' }: Request): string => session?.companyId ?? `visitor ${ip}`;

/** Counts by key. */
function counts() {
  const found = new Map<string, number>();
  return {
    of: (key: string): number => found.get(key) ?? 0,
    add: (key: string): void => void found.set(key, (found.get(key) ?? 0) + 1),
    subtract: (key: string): void => {
      const left = (found.get(key) ?? 1) - 1;
      if (left > 0) found.set(key, left);
      else found.delete(key);
    },
  };
}

/** Remembers the last two companies that asked, which tells whether another one is active beside any. */
function recentAskers(clock: Pick<Clock, 'now'>) {
  let latest: Asker | undefined;
  let other: Asker | undefined;
  return {
    note: (key: string): void => {
      if (latest?.key === key) latest.at = clock.now();
      else [latest, other] = [{ key, at: clock.now() }, latest];
    },
    isAskedBeside: (key: string): boolean =>
      [latest, other].some((each) => each && each.key !== key && clock.now() - each.at < ASKING_MS),
  };
}

/**
 * Lets a few requests of each company run at a time, in order of arrival; the others wait. However many requests one
 * company sends, another company waits for a few of them at most.
 */
export function companyTurns(
  clock: Pick<Clock, 'now'>,
  { isStreamed = () => false, measureLoad = measureEventLoop }: TurnSettings = {},
): RequestHandler {
  const running = counts();
  const away = counts();
  const waiting = new Map<string, (() => void)[]>();
  const { note, isAskedBeside } = recentAskers(clock);
  const hasRoom = (key: string): boolean => running.of(key) < (isAskedBeside(key) ? BESIDE_OTHERS : ALONE);

  function leave(key: string): void {
    running.subtract(key);
    const line = waiting.get(key);
    while (line && line.length > 0 && hasRoom(key)) line.shift()?.();
    if (line?.length === 0) waiting.delete(key);
  }

  /** True while an upload comes in or the answer goes out: the process has little to do with it. */
  const isTransferring = (request: Request, response: Response) =>
    response.headersSent || (isStreamed(request) && !request.complete);

  /** Takes a slot until the response closes, or until the request waits for something outside this process. */
  function take(key: string, request: Request, response: Response): void {
    running.add(key);
    let timer: NodeJS.Timeout;
    let isAway = false;
    const end = () => {
      clearTimeout(timer);
      if (isAway) away.subtract(key);
      else leave(key);
    };
    const step = (kept: number) => {
      const load = measureLoad();
      timer = setTimeout(() => {
        const isOver = kept === MOST_KEPT || load() < BUSY;
        if (isTransferring(request, response)) {
          response.off('close', end);
          leave(key);
        } else if (isOver && (!isAskedBeside(key) || away.of(key) < MOST_AWAY)) {
          isAway = true;
          away.add(key);
          leave(key);
        } else step(Math.min(kept + 1, MOST_KEPT));
      }, HELD_MS);
      timer.unref();
    };
    response.once('close', end);
    step(0);
  }

  return (request, response, next) => {
    const key = askerOf(request);
    // Visitors do not count as another company, so that a log-in does not slow anybody down.
    if (request.session) note(key);
    let isGone = false;
    const enter = () => {
      // A client that disconnected while waiting does not use a slot.
      if (isGone) return;
      take(key, request, response);
      next();
    };
    if (hasRoom(key)) return enter();
    response.once('close', () => {
      isGone = true;
    });
    const line = waiting.get(key);
    if (line) line.push(enter);
    else waiting.set(key, [enter]);
  };
}
