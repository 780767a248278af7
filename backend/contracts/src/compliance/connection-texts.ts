/** Texts about invitations between companies; each is its own dictionary key. */
export const CONNECTION_TEXTS = {
  successful: 'Congratulation. Connection successful',
  rejectQuestion: 'Reject this invitation? The company is told, and can invite you again.',
  connectedAlready: 'This partner is already connected.',
  tooSoon: 'The last invitation was sent less than a minute ago. Wait a minute before you send another.',
  notConnected: 'This partner is not connected.',
  notInvited: 'There is no open invitation to this partner',
  own: 'This invitation comes from your own company',
  knownCompany: 'You are already connected with this company.',
  notOpen: 'This invitation is no longer open.',
  expired: 'This invitation has expired. Ask the company to send it again.',
  codeNeeded: 'Enter the 6 characters of the connection code',
  wrongTwoLeft: 'This code is incorrect. 2 attempts remaining.',
  wrongOneLeft: 'This code is incorrect. 1 attempt remaining.',
  noneLeft: 'No attempts remaining. Ask the company to send its invitation again.',
} as const;

/** Notices to the editors of the value chain when another company acts. */
export const CONNECTION_NOTICES = {
  invited: '{company} invites you to connect',
  received: '{company} has received your invitation to connect',
  connected: 'You are connected with {company}',
  rejected: '{company} has rejected your invitation to connect',
  ended: '{company} has ended the connection',
} as const;

/** Wrong codes that may be entered before the inviting company has to send a new code. */
export const CODE_ATTEMPTS = 3;
/** Shortest time in ms between two emails of one invitation, so that repeated clicks do not fill a mailbox. */
export const RESEND_WAIT_MS = 60_000;

/** Returns the error text of the code field after a wrong code; `remaining` is the number of attempts left. */
export function wrongCodeText(remaining: number): string {
  if (remaining > 1) return CONNECTION_TEXTS.wrongTwoLeft;
  return remaining === 1 ? CONNECTION_TEXTS.wrongOneLeft : CONNECTION_TEXTS.noneLeft;
}
