import { newId } from '../clock';
import { countEntryMail, countNewCompany, type MailAllowance } from '../mail/mail-allowance';
import type { Row, Sql } from '../store/sql';
import { type AccountServices, personOf } from './account-services';

const allowanceOf = ({ configuration, database }: AccountServices): MailAllowance => ({
  dialect: database.dialect,
  LICHEN_RATE_LIMIT_SCALE: configuration.LICHEN_RATE_LIMIT_SCALE,
});

const senderOf = ({ clock }: AccountServices, user: Row) => ({
  ...personOf(user),
  now: clock.now(),
  newId: () => newId(clock),
});

/** Counts a mail to the person that anybody can trigger; returns false when the day's limit is reached. */
export const mayMail = (desk: AccountServices, tx: Sql, user: Row): Promise<boolean> =>
  countEntryMail(allowanceOf(desk), tx, senderOf(desk, user), String(user['email']));

/** Counts a person's company as new when their address is confirmed; throws when there are too many. */
export const countConfirmed = (desk: AccountServices, tx: Sql, user: Row): Promise<void> =>
  countNewCompany(allowanceOf(desk), tx, senderOf(desk, user), String(user['email']));
