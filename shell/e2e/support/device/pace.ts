import type { Page } from '@playwright/test';

/** What the fixed work below takes on the machine for which the limits in milliseconds were set. */
const USUAL_MS = 15;

/**
 * Returns how many times slower than usual this browser works at the moment, at least 1: a limit in milliseconds is
 * multiplied by it, because a busy or slow machine says nothing about a page. The fastest of several runs counts, so
 * that only the pace of the processor is measured, not what happened to interrupt it.
 */
export async function slowness(page: Page): Promise<number> {
  const fastest = await page.evaluate(() => {
    const once = () => {
      const begun = performance.now();
      const counted = new Map<string, number>();
      const box = document.createElement('div');
      let text = '';
      for (let at = 0; at < 40_000; at += 1) {
        const key = `q${at % 977}`;
        counted.set(key, (counted.get(key) ?? 0) + at);
        if (at % 97 === 0) text = JSON.stringify([...counted].slice(0, 40));
      }
      for (let at = 0; at < 300; at += 1) {
        const line = document.createElement('p');
        line.textContent = `${text.slice(0, 40)}${at}`;
        box.append(line);
      }
      return performance.now() - begun;
    };
    return Math.min(...Array.from({ length: 12 }, once));
  });
  return Math.max(1, fastest / USUAL_MS);
}
