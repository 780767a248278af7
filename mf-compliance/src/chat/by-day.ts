import { calendarToday } from '@lichen/kit';

interface Sent {
  readonly sent_on: number | null;
}

/** Groups messages by day of the reader's calendar, in their order. */
export function byDay<M extends Sent>(messages: readonly M[]): { readonly day: number; readonly messages: M[] }[] {
  const days: { day: number; messages: M[] }[] = [];
  for (const message of messages) {
    const day = calendarToday(message.sent_on ?? 0);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
