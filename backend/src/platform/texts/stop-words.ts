import { fold } from '@lichen/contracts/formats/fold';

/** Words that end messages to a number: those of mobile operators, and their translations. */
const STOP: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  ...['stopp', 'arret', 'desabonner', 'baja', 'parar', 'abmelden', 'avmeld'],
]);
const START: ReadonlySet<string> = new Set(['start', 'unstop', 'alta']);

/** Returns what a message asks for if it consists of one opt-out or opt-in word; null for any other message. */
export function wishIn(text: string): 'stop' | 'start' | null {
  const words = fold(text);
  if (STOP.has(words)) return 'stop';
  return START.has(words) ? 'start' : null;
}
