import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { reminderEmailsHandler } from './reminder-emails.handler';
import { vehicleReminders } from './vehicle-reminders.job';
import { vehicleRules } from './vehicle.rules';

/** Vehicles, and those who are asked for their entries. */
export const servedVehicles = (fuelsOf: (type: string) => readonly string[]) =>
  ({
    entities: [serve(vehicle, vehicleRules(fuelsOf))],
    calls: [reminderEmailsHandler],
    daily: (platform) => [vehicleReminders(platform)],
  }) satisfies Partial<Module>;
