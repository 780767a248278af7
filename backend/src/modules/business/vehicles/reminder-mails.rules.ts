import { paths } from '@lichen/contracts/api/paths';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Mail } from '../../../platform/mail/mailer';
import type { Reminder } from './reminders.query';
import type { Period } from '@lichen/contracts/identity/tasks/task-periods';

/** Limit of vehicle names in a mail; the linked list shows them all. */
const MOST_NAMED = 5;

interface From {
  readonly companyId: string;
  readonly companyName: string;
  readonly publicUrl: string;
  readonly period: Period;
}

/** Returns the mail that asks one person for the entries of their vehicles. */
export function reminderMail({ to, vehicles }: Reminder, { companyId, companyName, publicUrl, period }: From): Mail {
  const tag = LOCALE_TAGS[isLanguage(to.lang) ? to.lang : 'en-GB'];
  const day = (value: number) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(value);
  const known = { first_name: to.first_name, company_name: companyName, from: day(period.from), to: day(period.to) };
  const [first] = vehicles;
  const reader = { to: to.email, language: to.lang, member: { companyId, userId: to._id } };
  if (vehicles.length === 1 && first) {
    const link = `${publicUrl}${paths.vehicle(first._id)}`;
    return { kind: 'vehicle_reminder', ...reader, data: { ...known, vehicle: first.name, link } };
  }
  const names = vehicles.slice(0, MOST_NAMED).map(({ name }) => name);
  const named = [...names, ...(vehicles.length > MOST_NAMED ? ['…'] : [])].join(', ');
  const data = { ...known, count: String(vehicles.length), vehicles: named, link: `${publicUrl}${paths.vehicles}` };
  return { kind: 'vehicle_reminders', ...reader, data };
}
