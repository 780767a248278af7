import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry as Metrics } from 'prom-client';

/** Name and version of what runs, as `/version` tells them. */
export function versionOf(root: string) {
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string };
  return { name: about.name, version: about.version };
}

/** Memory, event loop and collections of this process; the requests join them. */
export function defaultMetrics(): Metrics {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}
