/** Refusals of messages to phones that a person asks for. */
export const SEND_LIMIT_TEXTS = {
  person: 'You have sent many messages in a short time. Wait an hour before you send more.',
  company: 'Your company has sent as many messages today as it may. Send the rest tomorrow.',
  number: 'This number has been sent several messages today. Try again tomorrow.',
} as const;
