import { refused } from '@lichen/contracts/api/problems';
import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import type { Release } from '@lichen/contracts/portal/release';
import { ROLES } from '@lichen/contracts/portal/roles';
import type { SlotName } from '@lichen/contracts/portal/slot-names';
import { z } from 'zod';

const REMOTE = /^[a-z][a-z0-9-]{0,40}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z+_-]*(\.[0-9A-Za-z+_-]+)*$/;
/** Plain path segments only: no hidden files, no `..`. */
const PATH = /^(?!.*\.\.)[A-Za-z0-9_@-][\w.@+-]*(\/[A-Za-z0-9_@-][\w.@+-]*)*$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

const text = z.string().min(1).max(200);
const path = z.string().max(300).regex(PATH);
const route = z
  .string()
  .max(300)
  .regex(/^\/[\w\-/:.*?]*$/);
/** Address within the portal, with its query; never another site's. */
const address = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/.?=&%]*$/);
const allow = z.array(z.enum(ROLES));
const order = z.number().finite();

/**
 * Exact shape of `release.json`: an unknown key means that the build is newer than this installation, and is refused.
 */
const releaseShape = z.strictObject({
  name: z.string().regex(REMOTE),
  version: z.string().max(64).regex(VERSION),
  container: z.string().regex(/^[A-Za-z_$][\w$]{0,120}$/),
  entry: path,
  built_on: z.number().int(),
  areas: z
    .array(
      z.strictObject({
        path: route,
        roles: z.array(text).max(50),
        module: text.optional(),
        partner: z.literal(true).optional(),
        isPublic: z.literal(true).optional(),
        refusal: text.optional(),
        layout: text.optional(),
      }),
    )
    .max(100)
    .optional(),
  pages: z.array(
    z.strictObject({
      area: text,
      path: route,
      title: text,
      expose: text,
      preload: z.array(path),
      allow: allow.optional(),
      adds: z
        .array(z.strictObject({ path: route, title: text }))
        .max(100)
        .optional(),
      card: z.strictObject({ words: text, icon: text, order }).optional(),
    }),
  ),
  moved: z
    .array(z.strictObject({ path: address, to: address }))
    .max(100)
    .optional(),
  widgets: z.array(
    z.strictObject({
      slot: text,
      id: text,
      title: text,
      expose: text,
      order,
      preload: z.array(path),
      allow,
      shows: text.optional(),
      dependsOn: z.array(text).max(100).optional(),
    }),
  ),
  menu: z.array(
    z.strictObject({
      area: text,
      path: route,
      title: text,
      icon: text,
      group: z.enum(['work', 'company', 'publish']),
      order,
      allow,
      also: z.array(text).max(20).optional(),
    }),
  ),
  icons: z
    .record(text, z.string().max(5_000))
    .refine((icons) => Object.keys(icons).length <= 100, 'at most 100 icons')
    .optional(),
  locales: z.record(z.string().max(20), path),
  assets: z
    .array(
      z.strictObject({
        path,
        integrity: z.string().regex(INTEGRITY),
        kind: z.enum(['script', 'style', 'other']),
        bytes: z.number().int().min(0),
      }),
    )
    .min(1)
    .max(2_000),
  shared: z.record(z.string().max(200), z.string().max(200)),
  sdk: text,
  contracts: text,
  api: z.strictObject({ module: text, range: text }).optional(),
  budget: z.strictObject({ entryKb: z.number().positive(), areaKb: z.number().positive() }),
  code: z.record(z.string().max(200), z.string().max(80)).optional(),
  development: z.literal(true).optional(),
});

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw refused('release.json: the file is not valid JSON');
  }
}

/** Parses `release.json` and checks that every file it mentions is among its assets; throws `refused` otherwise. */
export function parseRelease(content: string): Release {
  const parsed = releaseShape.safeParse(jsonOf(content));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refused(`release.json: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'cannot be read'}`);
  }
  const { moved, areas, icons, api, code, development, ...release } = parsed.data;
  const assets = new Set(release.assets.map((asset) => asset.path));
  if (assets.size !== release.assets.length) throw refused('release.json lists a file twice');
  const mentioned = [
    release.entry,
    ...Object.values(release.locales),
    ...release.pages.flatMap((page) => page.preload),
    ...release.widgets.flatMap((widget) => widget.preload),
  ];
  const missing = mentioned.find((name) => !assets.has(name));
  if (missing) throw refused(`release.json mentions ${missing}, which is not among its files`);
  return {
    ...release,
    // The gate checks their values, with a message that says what is required.
    ...(areas ? { areas: areas as AreaGate[] } : {}),
    ...(moved ? { moved } : {}),
    ...(icons ? { icons } : {}),
    ...(api ? { api } : {}),
    ...(code ? { code } : {}),
    ...(development ? { development } : {}),
    pages: release.pages.map(({ allow: roles, adds, card, ...page }) => ({
      ...page,
      ...(roles ? { allow: roles } : {}),
      ...(adds ? { adds } : {}),
      ...(card ? { card } : {}),
    })),
    widgets: release.widgets.map(({ shows, dependsOn, ...widget }) => ({
      ...widget,
      slot: widget.slot as SlotName,
      ...(shows ? { shows } : {}),
      ...(dependsOn ? { dependsOn } : {}),
    })),
    menu: release.menu.map(({ also, ...entry }) => ({ ...entry, ...(also ? { also } : {}) })),
  };
}
