import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Problem } from '@lichen/contracts/api/problems';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { boundedMessage } from './bounded-message';
import type { MailDoor } from './mail-door';

/** Joins the mail doors of all modules: each knows its own recipients and stores the message for them. */
export function joinedDoors(doors: readonly MailDoor[], mostBytes: number): MailDoor {
  const doorOf = async (recipient: string, sender: string) => {
    for (const door of doors) {
      const verdict = await door.judge(recipient, sender);
      if (verdict !== 'unknown') return { door, verdict };
    }
    return undefined;
  };
  return {
    judge: async (recipient, sender) => (await doorOf(recipient, sender))?.verdict ?? 'unknown',
    take: async (message, { from, to }) => {
      const found = await Promise.all(to.map(async (recipient) => ({ recipient, ...(await doorOf(recipient, from)) })));
      const taking = doors.flatMap((door) => {
        const own = found.filter((each) => each.door === door).map(({ recipient }) => recipient);
        return own.length > 0 ? [{ door, to: own }] : [];
      });
      const [only] = taking;
      // None of the addresses exists any more: refuse, so that the message is not lost silently.
      if (!only) throw new Problem('unavailable', UPLOAD_TEXTS.unknownEntity);
      if (taking.length === 1) return only.door.take(message, { from, to: only.to });
      const bytes = await buffer(boundedMessage(message, mostBytes));
      for (const { door, to: own } of taking) await door.take(Readable.from([bytes]), { from, to: own });
    },
  };
}
