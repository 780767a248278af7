import { resolve } from 'node:path';
import { systemClock } from '../../src/platform/clock';
import { readConfiguration } from '../../src/platform/configuration';
import { inUnitOfWork } from '../../src/platform/engine/unit/open-unit-of-work';
import { networkLimits } from '../../src/platform/mail-in/network-limits';
import { startSmtpDoor } from '../../src/platform/mail-in/smtp-door';
import { startPortal } from '../../src/start/start-portal';
import { replyDoor } from '../../src/modules/compliance/chat/reply-door.rules';
import { emailDoor } from '../../src/modules/docs/emails/email-door.rules';

const ROOT = resolve(__dirname, '..', '..', '..');

/** Accepts mail into the given database, and exits when the first message is stored but not yet acknowledged. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const portal = await startPortal({ configuration, clock: systemClock, root: ROOT, say: () => undefined });
  const { platform, registry } = portal.engine;
  const openDoor = process.env['DYING_DOOR'] === 'replies' ? replyDoor : emailDoor;
  const door = openDoor(platform, (context, work) => inUnitOfWork(platform, registry, context, work));
  const { port } = await startSmtpDoor({
    ...{ log: platform.log, limits: networkLimits(configuration) },
    configuration: { ...configuration, mailInPort: 0 },
    door: {
      judge: door.judge,
      take: async (message, envelope) => {
        await door.take(message, envelope);
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
      },
    },
  });
  process.stdout.write(`${port}\n`);
}

void main();
