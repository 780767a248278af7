import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry as Metrics } from 'prom-client';
import type { DayRows } from '../platform/daily/day-rows';
import type { deadLetters } from '../platform/jobs/dead-letters';

/** Name and version of the running product, as `/version` reports them. */
export function versionOf(root: string) {
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string };
  return { name: about.name, version: about.version };
}

/**
 * Metrics of the process: memory, event loop, garbage collection, failed work and the progress of the daily work.
 * Request metrics are added to them.
 */
export function defaultMetrics(
  { counts }: Pick<ReturnType<typeof deadLetters>, 'counts'>,
  { summary }: Pick<DayRows, 'summary'>,
): Metrics {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  new Gauge({
    ...{ name: 'lichen_given_up', help: 'Jobs and events that failed permanently', labelNames: ['kind'] },
    registers: [metrics],
    async collect() {
      for (const [kind, count] of Object.entries(await counts())) this.set({ kind }, count);
    },
  });
  new Gauge({
    ...{ name: 'lichen_daily_work', help: 'Companies by the state of their daily work', labelNames: ['name', 'state'] },
    registers: [metrics],
    async collect() {
      this.reset();
      for (const { name, state, companies } of await summary()) this.set({ name, state }, companies);
    },
  });
  return metrics;
}
