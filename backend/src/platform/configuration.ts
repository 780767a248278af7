import { join, resolve } from 'node:path';
import { SECTION_VIDEO_IDS, VIDEO_IDS } from '@lichen/contracts/portal/videos';
import { z } from 'zod';

const choice = () =>
  z.enum(['0', '1', 'true', 'false'], 'use 1 or 0').transform((value) => value === '1' || value === 'true');
const flag = (standard: boolean) => choice().default(standard);

const url = z.url('write a full address such as https://portal.example.com');
const VIDEOS = [...VIDEO_IDS, ...SECTION_VIDEO_IDS] as const;
/** All video addresses in one variable, as a JSON object by video id. */
const videos = z
  .string()
  .default('{}')
  .transform((written, context) => {
    try {
      return JSON.parse(written) as unknown;
    } catch {
      context.addIssue('write {"welcome":"https://…"}');
      return z.NEVER;
    }
  })
  .pipe(
    z.partialRecord(
      z.enum(VIDEOS, `name one of ${VIDEOS.join(', ')}`),
      z.url({ protocol: /^https?$/, error: 'write a full address such as https://videos.example.com/welcome' }),
    ),
  );
const tiles = z
  .url({ protocol: /^https?$/, error: 'write a full address such as https://tiles.example.com/{z}/{x}/{y}.png' })
  .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), 'write {z}, {x} and {y} in it');
const secretFile = z.string().min(1, 'name a file that only this process may read');

/** All environment variables that the product reads, with their defaults. `.env.example` lists the same. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('write a port number').int().min(0).max(65535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  LICHEN_DATA_DIR: z.string().default('.data'),
  LICHEN_PUBLIC_URL: url.optional(),
  LICHEN_DEMO: flag(true),
  LICHEN_SEED_RELEASES: choice().optional(),
  LICHEN_MODULES: z.string().default(''),
  LICHEN_RATE_LIMIT_SCALE: z.coerce.number('write a number such as 1').positive().default(1),
  LICHEN_REQUIRE_INVITATION: flag(false),
  LICHEN_PRIVATE_ISSUERS: flag(false),
  LICHEN_VIDEOS: videos,
  LICHEN_MAP_TILES: tiles.optional(),
  LICHEN_MAP_TILES_SOURCE: z.string().max(200, 'use at most 200 characters').optional(),
  LICHEN_METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  LICHEN_TRUST_PROXY: z.coerce.number('write how many proxies stand in front').int().min(0).default(0),
  LICHEN_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LICHEN_SIGNING_KEY_FILE: secretFile.optional(),
  LICHEN_WORKERS: flag(true),
  LICHEN_READER_MB: z.coerce.number('write megabytes').int().min(128).max(8192).default(768),
  LICHEN_READER_FILES: z.coerce.number('write a number of files, or 0 for none').int().min(0).max(1000).default(20),
  LICHEN_PURGE_MINUTES: z.coerce.number('write minutes, or 0 for never').int().min(0).max(1440).default(15),
  LICHEN_RECOUNT_MINUTES: z.coerce.number('write minutes, or 0 for never').int().min(0).max(1440).default(60),
  LICHEN_KEEP_EVENTS_DAYS: z.coerce.number('write days').int().min(1).max(3650).default(30),
  LICHEN_KEEP_JOBS_DAYS: z.coerce.number('write days').int().min(1).max(3650).default(30),
  LICHEN_KEEP_FAILED_DAYS: z.coerce.number('write days').int().min(1).max(3650).default(180),
  LICHEN_COMPANY_STORAGE_MB: z.coerce.number('write megabytes').int().min(1).default(10_240),
  LICHEN_KEEP_UNUSED_FILES_HOURS: z.coerce.number('write hours').int().min(1).max(8760).default(48),
  LICHEN_UNPUBLISHED_RELEASES_MB: z.coerce.number('write megabytes').int().min(1).default(1024),
  DATABASE_URL: z
    .string()
    .regex(/^(mysql|mariadb|sqlite):/, 'begin with mysql:, mariadb: or sqlite:')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'begin with redis:// or rediss://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Lichen <lichen@localhost>'),
  MAIL_IN_PORT: z
    .union([z.literal('off'), z.coerce.number().int().min(0).max(65535)], 'write a port number, or off')
    .optional(),
  MAIL_IN_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]{1,180}$/, 'write a domain such as in.example.com')
    .optional(),
  MAIL_IN_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
  MAIL_IN_MAX_MB: z.coerce.number('write megabytes').int().min(1).max(100).default(35),
  MAIL_IN_HOURLY: z.coerce.number('write a number of emails').int().min(1).default(300),
  MAIL_IN_TLS_CERT_FILE: secretFile.optional(),
  MAIL_IN_TLS_KEY_FILE: secretFile.optional(),
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/]+:\d{1,5}|unix:\/.+)$/, 'write tcp://host:3310 or unix:/run/clamav/clamd.ctl')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PLACES_PROVIDER: z
    .enum(['gazetteer', 'nominatim', 'google'], 'write gazetteer, nominatim or google')
    .default('gazetteer'),
  NOMINATIM_URL: url.default('https://nominatim.openstreetmap.org'),
  OSRM_URL: url.optional(),
  GOOGLE_MAPS_URL: url.default('https://maps.googleapis.com'),
  GOOGLE_MAPS_KEY: z.string().optional(),
  PLACES_USER_AGENT: z.string().default('Lichen emissions portal'),
  AI_PROVIDER: z.enum(['none', 'openai', 'anthropic'], 'write none, openai or anthropic').default('none'),
  AI_URL: url.optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().max(100, 'use at most 100 characters').optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number('write seconds').int().min(1).max(600).default(60),
  AI_COMPANY_TOKENS: z.coerce.number('write a number of tokens').int().min(0).default(2_000_000),
  WHATSAPP_PROVIDER: z.enum(['none', 'meta', 'twilio', 'hook'], 'write none, meta, twilio or hook').default('none'),
  SMS_PROVIDER: z.enum(['none', 'twilio', 'hook'], 'write none, twilio or hook').default('none'),
  TWILIO_URL: url.default('https://api.twilio.com'),
  TWILIO_ACCOUNT: z.string().optional(),
  TWILIO_TOKEN: z.string().optional(),
  TWILIO_SMS_FROM: z.string().optional(),
  TWILIO_WHATSAPP_FROM: z.string().optional(),
  TWILIO_CHAT_CONTENT: z.string().optional(),
  META_URL: url.default('https://graph.facebook.com/v23.0'),
  META_PHONE_ID: z.string().optional(),
  META_TOKEN: z.string().optional(),
  META_TEMPLATE: z.string().optional(),
  META_CHAT_TEMPLATE: z.string().optional(),
  META_APP_SECRET: z.string().optional(),
  META_VERIFY_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  TEXT_HOOK_URL: url.optional(),
  TEXT_HOOK_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
  TEXT_PRIVATE_HOSTS: flag(false),
  TEXT_FROM_COMPANIES: flag(false),
  TEXT_COMPANY_DAILY: z.coerce.number('write a number of messages').int().min(0).default(500),
  DEV_TOOLS: flag(false),
});

type Environment = z.infer<typeof environment>;

/** Settings from the environment, with the values derived from them. */
export interface Configuration extends Readonly<Environment> {
  readonly production: boolean;
  /** At start, publishes the adjacent builds of remotes that have no release here yet. */
  readonly isSeeding: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Public address of the portal; links in mails begin with it. */
  readonly publicUrl: string;
  /** Names of the modules this process serves; empty means all. */
  readonly modules: readonly string[];
  readonly signingKeyFile: string;
  /** Port of the mail listener, 0 for any free one; undefined for no listener. */
  readonly mailInPort: number | undefined;
  /** Domain of the accounts' mail addresses. */
  readonly mailInDomain: string;
  /** Largest accepted mail, in bytes. */
  readonly mailInBytes: number;
}

/** Settings of the mail listener: any free port in development, otherwise only a port that was set. */
function mailIn(
  env: Environment,
  publicUrl: string,
): Pick<Configuration, 'mailInPort' | 'mailInDomain' | 'mailInBytes'> {
  const port = env.MAIL_IN_PORT ?? (env.NODE_ENV === 'development' ? 0 : 'off');
  return {
    mailInPort: port === 'off' ? undefined : port,
    mailInDomain: env.MAIL_IN_DOMAIN ?? new URL(publicUrl).hostname,
    mailInBytes: env.MAIL_IN_MAX_MB * 1024 * 1024,
  };
}

/** Returns errors for defaults that are fine on a laptop and insecure on the internet. */
function insecureDefaults(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return [
    env.LICHEN_PUBLIC_URL?.startsWith('https://')
      ? ''
      : 'LICHEN_PUBLIC_URL: set the https address that people open; cookies are sent over https only',
    env.SMTP_URL ? '' : 'SMTP_URL: set a mail relay; the capture mailbox is for development only',
    env.LICHEN_METRICS_TOKEN ? '' : 'LICHEN_METRICS_TOKEN: set a token, or nobody but this machine can read metrics',
    env.DEV_TOOLS ? 'DEV_TOOLS: switch it off in production' : '',
  ].filter(Boolean);
}

/** Variables that each phone message service requires. */
const TEXT_NEEDS = {
  twilio: ['TWILIO_ACCOUNT', 'TWILIO_TOKEN'],
  meta: ['META_PHONE_ID', 'META_TOKEN'],
  hook: ['TEXT_HOOK_URL', 'TEXT_HOOK_SECRET'],
} as const;

function incompleteTexts(env: Environment): string[] {
  const used = [...new Set([env.WHATSAPP_PROVIDER, env.SMS_PROVIDER])].filter((each) => each !== 'none');
  const froms = [
    ...(env.SMS_PROVIDER === 'twilio' ? (['TWILIO_SMS_FROM'] as const) : []),
    ...(env.WHATSAPP_PROVIDER === 'twilio' ? (['TWILIO_WHATSAPP_FROM'] as const) : []),
  ];
  const needed = [...used.flatMap((each) => TEXT_NEEDS[each]), ...froms];
  return needed.filter((name) => !env[name]).map((name) => `${name}: set what goes with the chosen provider`);
}

/** Returns errors for settings that require another one. */
const incomplete = (env: Environment): string[] => [
  ...incompleteTexts(env),
  ...(env.PLACES_PROVIDER === 'google' && !env.GOOGLE_MAPS_KEY
    ? ['GOOGLE_MAPS_KEY: set the key that goes with PLACES_PROVIDER=google']
    : []),
  ...(env.AI_PROVIDER !== 'none' && !env.AI_MODEL ? ['AI_MODEL: name the model to ask'] : []),
  ...(env.AI_PROVIDER === 'anthropic' && !env.AI_KEY
    ? ['AI_KEY: set the key that goes with AI_PROVIDER=anthropic']
    : []),
  ...(Boolean(env.MAIL_IN_TLS_CERT_FILE) !== Boolean(env.MAIL_IN_TLS_KEY_FILE)
    ? ['MAIL_IN_TLS_CERT_FILE and MAIL_IN_TLS_KEY_FILE: set both, or none']
    : []),
  ...(env.LICHEN_MAP_TILES && !env.LICHEN_MAP_TILES_SOURCE
    ? ['LICHEN_MAP_TILES_SOURCE: say whose pictures LICHEN_MAP_TILES are, as their licence wants it']
    : []),
];

/** Reads the environment once. An invalid value stops the start with its name, the error and the remedy. */
export function readConfiguration(source: NodeJS.ProcessEnv): Configuration {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(present);
  const problems = result.success
    ? [...incomplete(result.data), ...insecureDefaults(result.data)]
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!result.success || problems.length > 0)
    throw new Error(`The configuration needs attention:\n  ${problems.join('\n  ')}`);
  const env = result.data;
  const dataDir = resolve(env.LICHEN_DATA_DIR);
  const publicUrl = env.LICHEN_PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    ...env,
    production: env.NODE_ENV === 'production',
    isSeeding: env.LICHEN_SEED_RELEASES ?? env.NODE_ENV !== 'production',
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${join(dataDir, 'lichen.sqlite')}`,
    publicUrl,
    ...mailIn(env, publicUrl),
    modules: env.LICHEN_MODULES.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    signingKeyFile: env.LICHEN_SIGNING_KEY_FILE ?? join(dataDir, 'keys', 'signing.json'),
  };
}
