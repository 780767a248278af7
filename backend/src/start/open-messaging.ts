import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Accounts, Person } from '../platform/accounts/accounts';
import type { Clock } from '../platform/clock';
import type { Configuration } from '../platform/configuration';
import { cookieValue, sessionCookie } from '../platform/http/security/cookies';
import { isOwnOrigin } from '../platform/http/security/origin-check';
import { makeDispatchFor } from '../platform/jobs/make-dispatch';
import { storedJobs } from '../platform/jobs/stored-jobs';
import { storedOutbox } from '../platform/jobs/stored-outbox';
import { makeInbox } from '../platform/mail/capture';
import { inboxRoutes } from '../platform/mail/inbox.route';
import { smtpMailer } from '../platform/mail/smtp-mailer';
import { unsubscribeRoutes } from '../platform/mail/unsubscribe.route';
import { socketPush } from '../platform/push/socket-push';
import type { Seals } from '../platform/signing-keys/seals';
import { makeTextSender } from '../platform/texts/make-text-sender';
import { textStateRoutes } from '../platform/texts/text-state.route';
import type { Database } from '../platform/store/database';

interface MessagingParts {
  configuration: Configuration;
  clock: Clock;
  log: Logger;
  database: Database;
  /** Identifies the person of a socket by the session in its cookie. */
  glance: Accounts['glance'];
  /** Looks up whether a person may still log in before mail is sent to them. */
  person: Accounts['person'];
  /** Opens a file that is attached to a mail, long after the start. */
  fileOf: (hash: string) => Promise<Readable>;
  seals: Seals;
}

/** Opens everything that runs after a response: events, jobs, mails, and push to open pages. */
export function openMessaging({ configuration, clock, log, database, glance, person, fileOf, seals }: MessagingParts) {
  const makeDispatch = makeDispatchFor(configuration, log);
  const { name } = sessionCookie(configuration);
  const push = socketPush({
    log,
    now: () => clock.now(),
    redisUrl: configuration.REDIS_URL,
    sessionOf: async (header) => glance(cookieValue(header, name) ?? ''),
    isAllowedOrigin: (origin, host) => isOwnOrigin(configuration.publicUrl, origin, host),
  });
  const outbox = storedOutbox({ database, clock, log, makeDispatch });
  const jobs = storedJobs({ database, clock, log, push, makeDispatch });
  const inbox = makeInbox();
  const mayComeIn = async (who: Person) => (await person(who)) !== undefined;
  const mailer = smtpMailer({ configuration, database, jobs, clock, inbox, mayComeIn, fileOf, seals });
  const texts = makeTextSender({ configuration, database, jobs, clock, inbox });
  const messageRouters = [
    inboxRoutes(inbox, configuration.production),
    unsubscribeRoutes({ clock, database, seals, push }),
    textStateRoutes({ configuration, clock, log, news: texts }),
  ];
  return { push, outbox, jobs, mailer, texts, messageRouters };
}
