import { DAY } from '@lichen/contracts/formats/days';
import type { UrlState } from '@lichen/kit';

/** Filter of the audit list, as the address holds it. */
export interface AuditFilter {
  /** Days of the address that are none, by their name on the wire: they are sent as they are, for the server to refuse. */
  unread: object;
  from: number;
  to: number;
  email: string;
  /** Who did it. */
  person: string | null;
  /** Kind of record, and one record of it. */
  kind: string | null;
  record: string | null;
  /** Name of a field that the write touched. */
  field: string;
  /** Part of what it was or became. */
  text: string;
  /** Every value before and after; otherwise the names of what was touched. */
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

/** Names of the fields that a reader's words mean. */
type Meant = (words: string) => string[];

/** Parameters of the call; the last day counts to its last millisecond. */
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
