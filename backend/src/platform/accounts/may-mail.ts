import { newId } from '../clock';
import { countEntryMail } from '../mail/mail-allowance';
import type { Row, Sql } from '../store/sql';
import { type AccountServices, personOf } from './account-services';

/** Counts a mail to the person that anybody could have caused; false where nothing more is to be sent today. */
export function mayMail({ clock, configuration, database }: AccountServices, tx: Sql, user: Row): Promise<boolean> {
  const { LICHEN_RATE_LIMIT_SCALE } = configuration;
  const sender = { ...personOf(user), now: clock.now(), newId: () => newId(clock) };
  return countEntryMail({ dialect: database.dialect, LICHEN_RATE_LIMIT_SCALE }, tx, sender, String(user['email']));
}
