import { z } from 'zod';
import { defineCall } from '../../entity/entity';

/** How many people were asked for the entries of their vehicles. */
export interface SentReminders {
  readonly sent: number;
}

/** Asks whoever looks after vehicles without entries in the last period for them, now. */
export const sendReminderEmails = defineCall({
  name: 'send_reminder_emails',
  label: 'Send vehicle reminders',
  method: 'POST',
  allow: ['admin', 'edit_business', 'vehicle_admin'],
  subscription: 'business',
  input: z.strictObject({}),
  writes: true,
});
