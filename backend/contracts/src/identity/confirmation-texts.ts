/** Texts about an email address that has not been confirmed yet. */
export const CONFIRMATION_TEXTS = {
  first: 'Confirm your email address first: open the link in the email that we sent you when you registered.',
  expired: 'This link has expired or has already been used.',
  tooManyCompanies: 'Many companies were confirmed today with addresses of this domain. Open the link again tomorrow.',
  justSent: 'We have just sent you the email. Wait a minute before you ask for it again.',
} as const;
