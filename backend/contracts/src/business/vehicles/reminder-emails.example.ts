import type { Examples } from '../../entity/examples';

export const examples: Examples = { send_reminder_emails: { input: {} } };
