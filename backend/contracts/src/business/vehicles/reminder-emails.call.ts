import { z } from 'zod';
import { defineCall } from '../../entity/entity';

/** Number of people who were sent a reminder. */
export interface SentReminders {
  readonly sent: number;
}

/** Sends a reminder at once to people who look after vehicles without entries in the last period. */
export const sendReminderEmails = defineCall({
  name: 'send_reminder_emails',
  label: 'Send vehicle reminders',
  method: 'POST',
  allow: ['admin', 'edit_business', 'vehicle_admin'],
  subscription: 'business',
  input: z.strictObject({}),
  writes: true,
});
