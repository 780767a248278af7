import path from 'node:path';
import { areaOf, menuOf } from './menu-entry.mjs';
import { remoteFolders, root } from './parts.mjs';
import { readRemote } from './read-remote.mjs';
import { WRITTEN_MENU } from './written-menu.mjs';

/** Reached otherwise: they never stand in the menu. */
const HIDDEN = ['chat', 'audit', 'account'];

/** Entries beside the written ones, for those who may open them: the own page, sections of a company's data, what partners ask. */
const BESIDE = {
  '/member': ['user'],
  '/business/locations': ['admin', 'edit_business'],
  '/business/vehicles': ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'],
  '/business/power': ['admin', 'edit_business', 'vehicle_admin'],
  '/business/product': ['admin', 'edit_business', 'vehicle_admin'],
  '/business/staff': ['admin', 'edit_staff'],
  '/value-chain': ['admin', 'edit_valuechain'],
  '/docs/compliance': ['admin', 'compliance_officer'],
};

/** Areas that the specification names. The menu entries of any other are its team's own. */
const SPECIFIED = new Set([...Object.keys(WRITTEN_MENU), ...Object.keys(BESIDE).map(areaOf), ...HIDDEN]);

let entries;
let written;
let isReleased;
let moved;

beforeAll(async () => {
  const contracts = path.join(root, 'backend', 'contracts', 'src');
  const remotes = await Promise.all(remoteFolders().map((name) => readRemote(path.join(root, name), contracts)));
  const pages = remotes.flatMap((remote) => remote.pages);
  entries = pages
    .filter(({ menu }) => menu)
    .map(menuOf)
    .filter(({ area }) => SPECIFIED.has(area));
  written = entries.filter((entry) => !Object.hasOwn(BESIDE, entry.path));
  moved = remotes.flatMap((remote) => remote.moved ?? []);
  isReleased = (area) => pages.some((page) => page.path === `/${area}`);
});

it.each(Object.entries(WRITTEN_MENU))(
  'has the section %s for its roles once it has a page, and not before; further entries stand in BESIDE',
  (area, section) => {
    const { title, roles } = section;
    const found = written
      .filter((entry) => entry.area === area)
      .map((entry) => ({ title: entry.title, roles: entry.allow }));

    expect(found).toEqual(isReleased(area) ? [{ title, roles }] : []);
  },
);

it('has no other entries than the written ones and the known ones beside them', () => {
  const beside = entries.filter((entry) => !written.includes(entry));

  expect(written.filter(({ area }) => !Object.hasOwn(WRITTEN_MENU, area))).toEqual([]);
  expect(Object.fromEntries(beside.map((entry) => [entry.path, entry.allow]))).toEqual(BESIDE);
  expect(entries.filter(({ area }) => HIDDEN.includes(area))).toEqual([]);
});

const FUEL_AND_ENERGY = [
  'electricity_activitys',
  'fuel_activitys',
  'power_activitys',
  'vehicle_activitys',
  'vehicle_journeys',
];

it('leads links on whose screens stand elsewhere, to a page that is released', () => {
  const upstream = '/activities?activity=upstream_transmission_distribution';

  expect(Object.fromEntries(moved.map((one) => [one.path, one.to]))).toEqual({
    '/value-chain/upstream': upstream,
    '/business/value-chain/upstream': upstream,
    '/business/statements': '/business/company?tab=statements',
    '/activities_chart': '/charts/chart',
    '/activities_chart/saved': '/charts/saved',
    '/scope3/category_2': '/activities?activity=purchased_goods_activitys',
    '/scope3/category_3': `/activities?${FUEL_AND_ENERGY.map((type) => `activity=${type}&`).join('')}scopes=3`,
    '/scope3/category_4': upstream,
    '/scope3/category_5': '/activities?activity=waste_activitys',
    '/scope3/category_6': '/activities?activity=business_travel',
    '/scope3/category_7': '/activities?activity=commute',
    '/scope3/category_8': '/activities?activity=lease_activitys',
    '/scope3/category_9': upstream,
  });
  for (const { to } of moved) expect(isReleased(to.slice(1).split('?')[0])).toBe(true);
});
