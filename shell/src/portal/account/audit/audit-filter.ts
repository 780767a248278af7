import { DAY } from '@lichen/contracts/formats/days';
import type { UrlState } from '@lichen/kit';

/** Filter of the audit list, as stored in the address. */
export interface AuditFilter {
  /** Invalid dates of the address, by parameter name; they are sent unchanged, so that the server refuses them. */
  unread: object;
  from: number;
  to: number;
  email: string;
  /** Id of the person who made the change. */
  person: string | null;
  /** Entity name, and the id of one of its records. */
  kind: string | null;
  record: string | null;
  /** Name or label of a field that the write changed. */
  field: string;
  /** Text contained in the value before or after. */
  text: string;
  /** True to show all values before and after; otherwise only the names of the changed fields. */
  isFull: boolean;
}

/** The list opens with today and the six days before it. */
const DAYS_BEFORE = 6;

const isDay = (text: string) => /^-?\d{1,15}$/.test(text);
const dayIn = (text: string | null, otherwise: number) => (text !== null && isDay(text) ? Number(text) : otherwise);

const unreadDays = (days: Readonly<Record<string, string | null>>): object =>
  Object.fromEntries(Object.entries(days).filter(([, text]) => text !== null && !isDay(text)));

export const auditFilterFromUrl = ({ one }: UrlState, today: number): AuditFilter => ({
  unread: unreadDays({ period_start_date: one('from'), period_end_date: one('to') }),
  from: dayIn(one('from'), today - DAYS_BEFORE * DAY),
  to: dayIn(one('to'), today),
  email: one('email') ?? '',
  person: one('person'),
  kind: one('kind'),
  record: one('record'),
  field: one('field') ?? '',
  text: one('text') ?? '',
  isFull: one('view') === 'full',
});

const changeOf = ({ field, text }: AuditFilter, meant: Meant) => {
  if (!field) return { ...(text && { text }) };
  return { field: meant(field).map((name) => (text ? `${name}:${text}` : name)) };
};

/** Returns the names of the fields that a text from the user may mean. */
type Meant = (words: string) => string[];

/** Query parameters of the call; the end of the period is the last millisecond of its last day. */
export const auditQuery = (asked: AuditFilter, meant: Meant) => ({
  period_start_date: asked.from,
  period_end_date: asked.to + DAY - 1,
  ...(asked.email && { email: asked.email }),
  ...(asked.person && { profile_id: asked.person }),
  ...(asked.kind && { entity_name: asked.kind }),
  ...(asked.record && { record_id: asked.record }),
  ...changeOf(asked, meant),
  ...(asked.isFull ? {} : { summary: 'true' }),
  ...asked.unread,
});
