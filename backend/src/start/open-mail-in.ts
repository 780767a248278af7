import { Router } from 'express';
import type { WriteInUnit } from '../platform/mail-in/mail-door';
import { joinedDoors } from '../platform/mail-in/joined-doors';
import { mailHookRoute } from '../platform/mail-in/mail-hook.route';
import { networkLimits } from '../platform/mail-in/network-limits';
import { type SmtpDoor, startSmtpDoor } from '../platform/mail-in/smtp-door';
import type { Module } from '../platform/module';
import type { Platform } from '../platform/platform';

/** The two inputs for mail: a route for providers, and an SMTP listener once the portal is ready. */
export interface MailIn {
  readonly router: Router;
  /** Starts listening if a port is configured; returns the port. */
  listen(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Opens the inputs for mail of the served modules; does nothing when no module accepts mail. */
export function openMailIn(platform: Platform, modules: readonly Module[], write: WriteInUnit): MailIn {
  const { configuration, log } = platform;
  const doors = modules.flatMap(({ mailDoor }) => mailDoor?.(platform, write) ?? []);
  const door = doors.length > 0 ? joinedDoors(doors, configuration.mailInBytes) : undefined;
  const limits = networkLimits(configuration);
  let listener: SmtpDoor | undefined;
  return {
    router: door ? mailHookRoute({ ...platform, door, limits }) : Router(),
    listen: async () => {
      if (!door || configuration.mailInPort === undefined) return undefined;
      listener = await startSmtpDoor({ door, limits, log, configuration });
      return listener.port;
    },
    stop: async () => listener?.stop(),
  };
}
