import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { INSTRUMENTS } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { UNITS } from '@lichen/contracts/activities/codes/units';
import { LANGUAGE_NAMES, type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import { ROLES } from '@lichen/contracts/portal/roles';
import { getNames, registerLocale } from 'i18n-iso-countries/index';
import german from 'i18n-iso-countries/langs/de.json';
import english from 'i18n-iso-countries/langs/en.json';
import spanish from 'i18n-iso-countries/langs/es.json';
import french from 'i18n-iso-countries/langs/fr.json';
import norwegian from 'i18n-iso-countries/langs/nb.json';
import { LIST_LABELS } from './list-labels';

/** One item of a reference list: a stable code, its label, and further attributes that depend on the list. */
export interface ReferenceItem {
  readonly code: string;
  readonly label: string;
  readonly [more: string]: string | number | readonly string[] | readonly VehicleFuel[] | undefined;
}

/** A fuel that a type of vehicle runs on, and the published row of its factor per kilometre. */
export interface VehicleFuel {
  /** Vehicle type and fuel combined in one code. */
  readonly code: string;
  readonly fuel: string;
  readonly label: string;
  /** `{table}_{row}` in the UK Government conversion factor tables. */
  readonly factor_item: string;
}

export interface VehicleType extends ReferenceItem {
  readonly group: string;
  readonly fuels: readonly VehicleFuel[];
}

/** Translates an English label. */
export type TranslateLabel = (english: string) => string;

for (const locale of [english, german, spanish, french, norwegian]) registerLocale(locale);

const COUNTRY_LOCALES: Readonly<Record<Language, string>> = {
  'en-GB': 'en',
  'en-US': 'en',
  FR: 'fr',
  DE: 'de',
  NO: 'nb',
  ES: 'es',
};

/** Returns the countries that belong to a continent, sorted by name in the language. */
export function countries(language: Language, continents: ReadonlyMap<string, string>): ReferenceItem[] {
  const names = getNames(COUNTRY_LOCALES[language], { select: 'official' });
  return byLabel(
    Object.entries(names).flatMap(([code, label]) => {
      const continent = continents.get(code);
      return continent ? [{ code, label, continent }] : [];
    }),
    language,
  );
}

/** Returns the currencies, sorted by name in the language. */
export function currencies(
  language: Language,
  rows: readonly { code: string; minor_units: number }[],
): ReferenceItem[] {
  const names = new Intl.DisplayNames(LOCALE_TAGS[language], { type: 'currency' });
  return byLabel(
    rows.map(({ code, minor_units }) => ({ code, label: names.of(code) ?? code, minor_units })),
    language,
  );
}

const byLabel = (items: ReferenceItem[], language: Language): ReferenceItem[] => {
  const { compare } = new Intl.Collator(LOCALE_TAGS[language]);
  return items.sort((a, b) => compare(a.label, b.label));
};

/** Returns all units; their symbols are the same in every language. */
export const units = (): ReferenceItem[] =>
  Object.entries(UNITS).map(([code, { kind, per, source }]) => ({ code, label: code, kind, per, source }));

export const activityTypes = (say: TranslateLabel): ReferenceItem[] =>
  Object.entries(ACTIVITY_TYPES).map(([code, label]) => ({ code, label: say(label) }));

export const roles = (say: TranslateLabel): ReferenceItem[] =>
  ROLES.map((code) => ({ code, label: say(ROLE_NAMES[code]) }));

/** One row of a list file; its label comes from `LIST_LABELS`. */
export type ListRow = Omit<ReferenceItem, 'label'> & { readonly code: string };

/** Returns the label of a code; a code without a label, such as a unit symbol, is its own label. */
const labelOf = (list: string, code: string, say: TranslateLabel): string => {
  const label = LIST_LABELS[list]?.[code];
  return label === undefined ? code : say(label);
};

/** Returns the rows of a list with the labels of the rows and of their groups. */
export const withLabels = (list: string, rows: readonly ListRow[], say: TranslateLabel): ReferenceItem[] =>
  rows.map((row) => ({
    ...row,
    label: labelOf(list, row.code, say),
    ...(typeof row['group'] === 'string' ? { group: labelOf(`${list}_groups`, row['group'], say) } : {}),
  }));

/** Returns rows that keep their publisher's labels, with translated labels for their groups. */
export const withGroups = (list: string, rows: readonly ReferenceItem[], say: TranslateLabel): ReferenceItem[] =>
  rows.map((row) => ({ ...row, group: labelOf(`${list}_groups`, String(row['group']), say) }));

export interface VehicleTypeRow {
  readonly code: string;
  readonly group: string;
  readonly fuels: readonly Omit<VehicleFuel, 'label'>[];
}

/** Returns every vehicle type with the fuels that it runs on. */
export const vehicleTypes = (rows: readonly VehicleTypeRow[], say: TranslateLabel): VehicleType[] =>
  rows.map((row) => ({
    ...row,
    label: labelOf('vehicle_types', row.code, say),
    group: labelOf('vehicle_groups', row.group, say),
    fuels: row.fuels.map((each) => ({ ...each, label: labelOf('vehicle_fuels', each.fuel, say) })),
  }));

/** Returns every fuel with the vehicle types that run on it, so that a form can ask for the fuels of one type. */
export const vehicleFuels = (
  rows: readonly ListRow[],
  types: readonly VehicleTypeRow[],
  say: TranslateLabel,
): ReferenceItem[] =>
  withLabels('vehicle_fuels', rows, say).map((row) => ({
    ...row,
    vehicle_types: types.filter(({ fuels }) => fuels.some(({ fuel }) => fuel === row.code)).map(({ code }) => code),
  }));

export const languages = (): ReferenceItem[] =>
  Object.entries(LANGUAGE_NAMES).map(([code, label]) => ({ code, label }));

export const instruments = (say: TranslateLabel): ReferenceItem[] =>
  INSTRUMENTS.map((code) => ({ code, label: labelOf('instruments', code, say) }));
