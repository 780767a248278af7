import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../clock';
import { openPlace, type Workplace } from '../../jobs/testing/work-place';
import { companyDayJob } from '../company-day.job';
import { startDaily } from '../start-daily';
import { marksWork, plainBatches } from './marks-work';

/** A separate process that requests and does daily work until it is killed. */
async function main({ name, shift, ...where }: Workplace & { name: string; shift: number }): Promise<void> {
  const clock = { now: () => Date.now() + shift, random: systemClock.random };
  const place = await openPlace(where, undefined, clock);
  const daily = marksWork(place.database, { name, pauseMs: 60 });
  await place.jobs.start([companyDayJob({ ...place, write: plainBatches }, daily)]);
  const { askNow } = startDaily({ ...place, daily: [daily], configuration: { LICHEN_WORKERS: false } });
  process.stdout.write('working\n');
  for (;;) {
    await askNow().catch(() => undefined);
    await pause(50);
  }
}

void main(JSON.parse(process.argv[2] ?? '{}'));
