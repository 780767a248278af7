import type { Formats, Translate } from '@lichen/kit';
import type { Message } from './talk';

/** Returns the delivery status of an own message; empty for a received one. */
export function standingOf({ own, channel, delivered_on, read_on }: Message, t: Translate, format: Formats): string {
  if (!own) return '';
  if (read_on !== null) return t('Read {time}', { time: format.moment(read_on) });
  if (delivered_on !== null) return t(channel === 'email' ? 'Delivered by email' : 'Delivered');
  return t('Being sent by email');
}
