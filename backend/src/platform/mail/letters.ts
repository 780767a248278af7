import type { MailTopic } from '@lichen/contracts/identity/mails/mail-topics';
import type { Mails } from './mailer';

interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly button: string;
}

/** English texts of each mail, which are the keys of the dictionaries in `texts/`. */
export const LETTERS: Record<keyof Mails, Letter> = {
  reset_password: {
    subject: 'Reset your password',
    greeting: 'Hello {first_name},',
    body: 'Someone asked to reset the password of your account. Choose a new password with this link. It works once.',
    button: 'Choose a new password',
  },
  invitation: {
    subject: 'You are invited to join {company_name}',
    greeting: 'Hello,',
    body: '{inviter} has invited you to join {company_name}.',
    button: 'Accept the invitation',
  },
  connection: {
    subject: '{company_name} would like to connect with you',
    greeting: 'Hello,',
    body: '{inviter} of {company_name} has invited your company to connect and exchange documents and figures. Follow the link, register or log in, and accept the invitation with this connection code: {code}',
    button: 'View the invitation',
  },
  confirm_address: {
    subject: 'Confirm your email address',
    greeting: 'Hello {first_name},',
    body: 'An account was opened with this address. If it was you, use this link to confirm the address, so that you can invite colleagues and connect with partners. If it was not you, use the same link to remove the address.',
    button: 'Confirm or remove the address',
  },
  address_known: {
    subject: 'You already have an account',
    greeting: 'Hello {first_name},',
    body: 'Someone tried to register with this address, which already has an account. If it was you, log in. If you have forgotten your password, you can reset it there.',
    button: 'Log in',
  },
  vehicle_reminder: {
    subject: 'Entries are missing for {vehicle}',
    greeting: 'Hello {first_name},',
    body: 'Nothing has been entered for {vehicle} from {from} to {to}: no fuel, no charging and no journeys. Open the vehicle with this link to enter them. If you no longer want these reminders, ask an administrator of {company_name} to turn them off.',
    button: 'Open the vehicle',
  },
  vehicle_reminders: {
    subject: 'Entries are missing for {count} vehicles',
    greeting: 'Hello {first_name},',
    body: 'Nothing has been entered for {count} vehicles from {from} to {to}: no fuel, no charging and no journeys. They are: {vehicles}. Open your vehicles with this link to enter them. If you no longer want these reminders, ask an administrator of {company_name} to turn them off.',
    button: 'Open the vehicles',
  },
  proof_request: {
    subject: 'Proof for {company_name}: {type}',
    greeting: 'Hello {first_name},',
    body: '{company_name} asks you for proof: {type}. Open the request with this link to see what is needed and to answer it.',
    button: 'Open the request',
  },
  proof_reminder: {
    subject: 'Reminder from {company_name}: {type}',
    greeting: 'Hello {first_name},',
    body: '{company_name} is still waiting for proof: {type}. Open the request with this link to answer it.',
    button: 'Open the request',
  },
  proof_rejected: {
    subject: '{company_name} has rejected your submission: {type}',
    greeting: 'Hello {first_name},',
    body: '{company_name} has rejected what you submitted: {type}. Open the request with this link to submit again. The reason given:',
    button: 'Open the request',
  },
  proof_returned: {
    subject: '{company_name} asks you to correct your submission: {type}',
    greeting: 'Hello {first_name},',
    body: '{company_name} has returned part of what you submitted: {type}. Open the request with this link to correct that part; all else stays as you sent it. To be corrected, and why:',
    button: 'Open the request',
  },
  proof_accepted: {
    subject: '{company_name} has accepted your submission: {type}',
    greeting: 'Hello {first_name},',
    body: '{company_name} has accepted what you submitted: {type}. Open the request with this link to see how long it is valid.',
    button: 'Open the request',
  },
  proof_due: {
    subject: 'Your proof for {company_name} runs out: {type}',
    greeting: 'Hello {first_name},',
    body: 'Your proof for {company_name} runs out on {day}: {type}. Open the request with this link to submit the next one in time.',
    button: 'Open the request',
  },
  proof_expired: {
    subject: 'Your proof for {company_name} has expired: {type}',
    greeting: 'Hello {first_name},',
    body: 'Your proof for {company_name} expired on {day}: {type}. Open the request with this link to submit a new one.',
    button: 'Open the request',
  },
  proof_digest: {
    subject: 'More requests for proof are waiting',
    greeting: 'Hello {first_name},',
    body: 'Your partners ask you for more proof than fits into single emails today. Requests waiting for an answer: {count}. Open the list with this link. What else comes today you will find there; no further email is sent about it today.',
    button: 'Open the requests',
  },
  chat_message: {
    subject: 'Message from {author} of {company_name}',
    greeting: 'Hello {first_name},',
    body: '{author} of {company_name} has written to you:',
    button: 'Open the portal',
  },
  chat_waiting: {
    subject: 'Message from {author} of {company_name}',
    greeting: 'Hello {first_name},',
    body: '{author} of {company_name} has sent you a message. Open the conversation with this link to read and answer it.',
    button: 'Open the conversation',
  },
  document_link: {
    subject: '{company_name} has shared a document with you: {document}',
    greeting: 'Hello {first_name},',
    body: '{author} of {company_name} has shared a document with you: {document}. This link opens it until {day}. Anyone who has the link can open it, so pass it on to nobody who should not.',
    button: 'Open the document',
  },
  partner_proof: {
    subject: 'Proof of your partners runs out',
    greeting: 'Hello {first_name},',
    body: 'Proof that you ask of your partners has changed. Running out soon: {due}. Expired: {ended}. Open the compliance page with this link.',
    button: 'Open compliance',
  },
  passport_revoked: {
    subject: '{company_name} has revoked a passport',
    greeting: 'Hello {first_name},',
    body: '{company_name} has revoked a passport that you received. What was taken from it no longer counts. Open the passport with this link to see what it was taken for.',
    button: 'Open the passport',
  },
};

/** Topics of optional mails, which people can turn off. All other mails are always sent. */
export const TOPIC_OF: Partial<Record<keyof Mails, MailTopic>> = {
  proof_reminder: 'proof_reminders',
  proof_due: 'proof_reminders',
  proof_accepted: 'proof_accepted',
  partner_proof: 'partner_proof',
  chat_waiting: 'partner_messages',
  vehicle_reminder: 'vehicle_reminders',
  vehicle_reminders: 'vehicle_reminders',
};

/** First line of a mail that can be answered; an answer's text from this line on is ignored as a quotation. */
export const REPLY_MARK = '##-';

/** Texts around the content of every mail; dictionary keys. */
export const FRAME = {
  reply: 'Write your answer above this line',
  fallback: 'If the button does not work, copy this link into your browser:',
  closing: 'If you were not expecting this email, you can ignore it. Nothing will change.',
  unsubscribe: 'Unsubscribe from emails of this kind',
} as const;

/** Texts of the page behind a mail's unsubscribe link. */
export const UNSUBSCRIBE_PAGE = {
  title: 'Emails',
  question: 'Do you want to stop getting these emails at {email}?',
  stop: 'Unsubscribe',
  stopped: 'You no longer get these emails at {email}.',
  again: 'Get these emails again',
  wanted: 'You get these emails at {email}.',
  rest: 'Emails that you have to get, such as requests and decisions, still arrive. Your profile in the portal shows all emails that you have turned off.',
  unknown: 'This link is not valid. Open your profile in the portal to choose your emails.',
} as const;
