/** Topics of optional emails, which each recipient can turn off. */
export const MAIL_TOPICS = {
  proof_reminders: 'Reminders of proof that partners ask you for',
  proof_accepted: 'Proof that partners have accepted',
  partner_proof: 'Daily summary of the proof of your partners',
  partner_messages: 'Messages of partners that wait in the portal',
  vehicle_reminders: 'Reminders of missing entries for vehicles',
} as const;

export type MailTopic = keyof typeof MAIL_TOPICS;

export const MAIL_TOPIC_NAMES = Object.keys(MAIL_TOPICS) as [MailTopic, ...MailTopic[]];

/** Returns true for a key of `MAIL_TOPICS`. */
export const isMailTopic = (value: unknown): value is MailTopic =>
  typeof value === 'string' && Object.hasOwn(MAIL_TOPICS, value);

/** Returns the topics that are turned off after one topic was turned on or off. */
export function unwantedAfter(
  { unwanted_mails }: { readonly unwanted_mails: readonly string[] | null },
  topic: MailTopic,
  wanted: boolean,
): string[] {
  const others = (unwanted_mails ?? []).filter((one) => one !== topic && isMailTopic(one));
  return wanted ? others : [...others, topic];
}
