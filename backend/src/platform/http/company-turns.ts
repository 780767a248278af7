import type { Request, RequestHandler } from 'express';
import type { Clock } from '../clock';

/** Requests of one company that run at a time, while other companies are active, and while none is. */
const BESIDE_OTHERS = 4;
const ALONE = 16;
/**
 * Time in milliseconds for which a company counts as active after a request: a person reading a page soon sends
 * another.
 */
const ASKING_MS = 30_000;
/** Milliseconds after which a request gives up its slot, because it is waiting for something outside this process. */
const HELD_MS = 500;

interface Asker {
  readonly key: string;
  at: number;
}

/** Returns the owner of a request: the session's company, or a visitor's address. */
const askerOf = ({ session, ip = '' }: Request): string => session?.companyId ?? `visitor ${ip}`;

/**
 * Lets a few requests of each company run at a time, in order of arrival; the others wait. However many requests one
 * company sends, another company waits for a few of them at most.
 */
export function companyTurns(clock: Pick<Clock, 'now'>): RequestHandler {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let latest: Asker | undefined;
  let other: Asker | undefined;

  function note(key: string, now: number): void {
    if (latest?.key === key) latest.at = now;
    else [latest, other] = [{ key, at: now }, latest];
  }
  const isAskedBeside = (key: string): boolean =>
    [latest, other].some((each) => each && each.key !== key && clock.now() - each.at < ASKING_MS);
  const hasRoom = (key: string): boolean => (running.get(key) ?? 0) < (isAskedBeside(key) ? BESIDE_OTHERS : ALONE);

  function leave(key: string): void {
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const line = waiting.get(key);
    while (line && line.length > 0 && hasRoom(key)) line.shift()?.();
    if (line?.length === 0) waiting.delete(key);
  }

  return (request, response, next) => {
    const key = askerOf(request);
    // Visitors do not count as another company, so that a log-in does not slow anybody down.
    if (request.session) note(key, clock.now());
    let isGone = false;
    const enter = () => {
      // A client that disconnected while waiting does not use a slot.
      if (isGone) return;
      running.set(key, (running.get(key) ?? 0) + 1);
      let isHeld = true;
      const release = () => {
        clearTimeout(timer);
        if (isHeld) leave(key);
        isHeld = false;
      };
      const timer = setTimeout(release, HELD_MS);
      timer.unref();
      response.once('close', release);
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
