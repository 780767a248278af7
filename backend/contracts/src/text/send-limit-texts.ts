/** Error messages for phone messages that are not sent because of a limit or a rule of their channel. */
export const SEND_LIMIT_TEXTS = {
  tooLong: 'With its sender and the notes at its end, this message is too long for a phone. Shorten it.',
  person: 'You have sent many messages in a short time. Wait an hour before you send more.',
  company: 'Your company has sent as many messages today as it may. Send the rest tomorrow.',
  youngCompany: 'A new company can send fewer messages in its first week. Send the rest tomorrow.',
  domain: 'Too many messages were sent today from companies of your mail domain. Send the rest tomorrow.',
  number: 'This number has been sent several messages today. Try again tomorrow.',
  stopped: 'This number has opted out of messages. It can receive them again after sending START.',
  windowOver:
    'WhatsApp accepts messages only within 24 hours after the contact has written. Choose another way for this contact, or wait for a message.',
} as const;
