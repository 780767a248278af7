/** Error messages for mails that are not sent because of a limit. */
export const MAIL_TEXTS = {
  tooManyOfPerson: 'You have sent many emails in a short time. Wait an hour before you send more.',
  tooManyOfCompany: 'Your company has sent 500 emails today. Send the rest tomorrow.',
  tooManyOfYoung: 'A new company can send 100 emails a day in its first week. Send the rest tomorrow.',
  tooManyOfDomain: 'Too many emails were sent today from addresses of your domain. Send the rest tomorrow.',
  tooManyToAddress: 'This address has been sent several emails today. Try again tomorrow.',
} as const;
