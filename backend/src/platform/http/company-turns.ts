import type { Request, RequestHandler } from 'express';
import type { Clock } from '../clock';

/** Requests of one company that are answered at a time while others ask too, and while nobody else does. */
const BESIDE_OTHERS = 4;
const ALONE = 16;
/** Others count as asking for so long after a request: who reads a page asks again. */
const ASKING_MS = 30_000;
/** A request that takes longer waits for something else than this process, and leaves its place to the next. */
const HELD_MS = 500;

interface Asker {
  readonly key: string;
  at: number;
}

/** Whom a request is laid to: the company of its session, or the address of a visitor. */
const askerOf = ({ session, ip = '' }: Request): string => session?.companyId ?? `visitor ${ip}`;

/**
 * Lets a few requests of each company in at a time, in the order in which they came; the others wait. All that one
 * company asks at one moment then keeps another waiting for a few of its answers, never for all of them.
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
    // Who logs in is no other company yet: whoever has just come is not held back by it.
    if (request.session) note(key, clock.now());
    let isGone = false;
    const enter = () => {
      // Whoever hung up while waiting takes nobody's place.
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
