import { Router } from 'express';
import type { WriteInUnit } from '../platform/mail-in/mail-door';
import { joinedDoors } from '../platform/mail-in/joined-doors';
import { mailHookRoute } from '../platform/mail-in/mail-hook.route';
import { networkLimits } from '../platform/mail-in/network-limits';
import { type SmtpDoor, startSmtpDoor } from '../platform/mail-in/smtp-door';
import type { Module } from '../platform/module';
import type { Platform } from '../platform/platform';

/** The ways by which mail comes in: a route for providers, and a listener once the portal is ready. */
export interface MailIn {
  readonly router: Router;
  /** Begins to listen, where a port is chosen; answers the port. */
  listen(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Opens what the served modules take mail by; nothing where none of them does. */
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
