import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kitVersion, sharedRanges } from '@lichen/kit/build/shared';
import { filesIn, integrityOf, kindOf } from './assets.mjs';
import { areaOf, menuOf } from './menu-entry.mjs';

const BUDGET = { entryKb: 60, areaKb: 250 };

const pageOf = (page, filesOf) => ({
  path: page.path,
  title: page.title,
  expose: page.expose,
  preload: filesOf(page.expose),
  area: areaOf(page.path),
  ...(page.allow ? { allow: page.allow } : {}),
  ...(page.adds ? { adds: page.adds } : {}),
  ...(page.card ? { card: page.card } : {}),
});

const widgetOf = ({ slot, id, title, expose, order, allow, shows }, filesOf) => ({
  slot,
  id,
  title,
  expose,
  order,
  preload: filesOf(expose),
  allow,
  ...(shows ? { shows: shows.name, dependsOn: shows.dependsOn } : {}),
});

const assetsIn = (folder) =>
  filesIn(folder)
    .filter((file) => file !== 'release.json')
    .map((file) => {
      const full = path.join(folder, file);
      return { path: file, integrity: integrityOf(readFileSync(full)), kind: kindOf(file), bytes: statSync(full).size };
    });

/** Writes `release.json` of one version of a remote, from its definition and the compiled files. */
export function writeRelease({
  definition,
  version,
  builtOn,
  container,
  entry,
  folder,
  filesOf,
  locales,
  contractsVersion,
  code,
  development,
}) {
  const release = {
    name: definition.name,
    version,
    container,
    entry,
    built_on: builtOn,
    areas: definition.areas,
    pages: definition.pages.map((page) => pageOf(page, filesOf)),
    ...(definition.moved ? { moved: definition.moved } : {}),
    widgets: definition.widgets.map((widget) => widgetOf(widget, filesOf)),
    menu: definition.pages.filter((page) => page.menu).map(menuOf),
    ...(definition.icons ? { icons: definition.icons } : {}),
    locales,
    assets: assetsIn(folder),
    shared: sharedRanges(),
    sdk: `^${kitVersion}`,
    contracts: `^${contractsVersion}`,
    ...(definition.api ? { api: definition.api } : {}),
    budget: BUDGET,
    ...(code ? { code } : {}),
    ...(development ? { development: true } : {}),
  };
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
