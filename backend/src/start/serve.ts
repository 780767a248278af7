import { resolve } from 'node:path';
import { DEMO_PASSWORD } from '../demo/companies';
import { demoLogins, wantsDemo } from '../demo/wants-demo';
import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import type { Engine } from '../platform/engine/engine';
import { giveBackWhenIdle } from './give-back';
import { seedReleases } from './seed-releases';
import { type Portal, startPortal } from './start-portal';
import { readAhead, warmUp } from './warm-up';

/** backend/dist/start → the folder of the checkout. */
const ROOT = resolve(__dirname, '..', '..', '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Shuts down gracefully on a signal; a second signal exits at once. */
function stopOnSignals(portal: Portal): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say('stopping');
      void portal.stop().then(() => process.exit(0));
    });
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const hasDemo = configuration.LICHEN_DEMO && !configuration.production;
  const seed = async (engine: Engine) => {
    const { releases, log } = engine.platform;
    await seedReleases(ROOT, { releases, log, say, isSeeding: configuration.isSeeding });
    if (!hasDemo || !(await wantsDemo(engine))) return;
    const { seedDemo } = await import('../demo/seed-demo');
    await seedDemo(engine, say);
  };
  const portal = await startPortal({
    configuration,
    clock: systemClock,
    root: ROOT,
    say,
    seed,
    isKeepingShell: true,
  });
  stopOnSignals(portal);
  say(`Lichen is ready at ${portal.address}`);
  const { mailInPort } = portal;
  if (mailInPort !== undefined)
    say(`mail is taken at port ${mailInPort}, for addresses at ${configuration.mailInDomain}`);
  const { log } = portal.engine.platform;
  void readAhead(portal.served, log)
    .then(() => warmUp(log))
    .then(() => giveBackWhenIdle());
  if (hasDemo) say(`demo log-ins, all with the password ${DEMO_PASSWORD}:\n  ${demoLogins().join('\n  ')}`);
}

/** Serves until a signal arrives. A failed start prints the reason and ends the process. */
export function serve(): void {
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
