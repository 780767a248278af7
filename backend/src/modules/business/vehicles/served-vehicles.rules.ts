import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { reminderEmailsHandler } from './reminder-emails.handler';
import { vehicleReminders } from './vehicle-reminders.job';
import { vehicleRules } from './vehicle.rules';

/** The vehicles entity and its reminder mails. */
export const servedVehicles = (fuelsOf: (type: string) => readonly string[]) =>
  ({
    entities: [serve(vehicle, vehicleRules(fuelsOf))],
    calls: [reminderEmailsHandler],
    daily: (platform) => [vehicleReminders(platform)],
  }) satisfies Partial<Module>;
