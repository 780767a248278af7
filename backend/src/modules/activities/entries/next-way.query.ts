import type { EntryMode, PeriodType } from '@lichen/contracts/activities/entries/period-entries';
import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import {
  HOME_WORKING_DEFAULTS,
  homeWorkingActivity,
} from '@lichen/contracts/activities/types/staff/home-working.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Place } from '@lichen/contracts/entity/fields';
import type { Read } from '../../../platform/engine/rules';
import type { Point } from '../places/great-circle';
import { sureTown, type TownsNamed } from '../places/sure-town';
import { detailsOf, type StoredEntry } from './period-drafts';

type Profile = RecordOf<typeof staffProfile>;
type Site = RecordOf<typeof location>;
type Plain = Record<string, unknown>;

export const TYPE: Readonly<Record<PeriodType, Entity>> = {
  commute: commuteActivity,
  home_working_activity: homeWorkingActivity,
};

export interface EntriesQuery {
  activity: PeriodType;
  profile_id: string;
  mode: EntryMode;
  from: number;
}

/** Whose next entry it is, and where its places are looked up. */
export interface NextEntry extends EntriesQuery {
  readonly profile: Profile;
  readonly townsNamed: TownsNamed;
  readonly language: string;
}

/** Details that stay with the person. */
export const WAY = ['transport_method', 'travel_class', 'fuel_type', 'distance', 'units'];

/** Returns where a location is, if that was entered. */
const pointOf = ({ latitude, longitude }: Site) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : undefined;

type Look = (text: string | null | undefined, country: string | null | undefined, at?: Point) => Promise<Place | null>;

/** Looks a town up in the packaged tables: no address of a person leaves the portal unasked. */
const lookingIn =
  ({ townsNamed, language }: NextEntry): Look =>
  async (text, country, at) =>
    text && country ? sureTown(townsNamed, { text, country, language, at }) : null;

/** Returns the defaults of a person without entries, except for places. */
function startOf({ activity, profile }: NextEntry): Plain {
  const { location_id, transport_method, travel_class, fuel_type, distance, last_units } = profile;
  if (activity === 'home_working_activity') {
    const { equipment, heating, air_conditioner } = HOME_WORKING_DEFAULTS;
    return { location_id, equipment, heating, air_conditioner, air_conditioner_kw: null };
  }
  const units = last_units ?? 'km';
  return { location_id, transport_method, travel_class, fuel_type, distance, units, occupants: 1 };
}

/** Returns the places of a person without entries, where they are certain. */
const placesOf = async ({ address }: Profile, site: Site | undefined, look: Look): Promise<Plain> => ({
  start_location: await look(address, site?.country),
  end_location: site ? await look(site.town_or_city, site.country, pointOf(site)) : null,
});

const ENDS = ['start_location', 'end_location'];

/** Completes places of the last entry that are known by name only, where they are certain. */
async function withTowns(details: Plain, site: Site | undefined, look: Look): Promise<Plain> {
  const ends = ENDS.map(async (end): Promise<[string, Place | null]> => {
    const place = (details[end] ?? null) as Place | null;
    const town = place && !place.place_id ? await look(place.name, place.country ?? site?.country) : null;
    return [end, town ?? place];
  });
  return { ...details, ...Object.fromEntries(await Promise.all(ends)) };
}

const wayOf = (how: Plain): Plain =>
  how['transport_method'] ? Object.fromEntries(WAY.map((name) => [name, how[name] ?? null])) : {};

/** Returns the details for the next entry: the way to work from the profile, the rest from the last entry. */
export async function nextWay(read: Read, asked: NextEntry): Promise<Plain> {
  const { activity, profile_id, profile } = asked;
  const latest = { where: { profile_id }, order: [{ column: 'from', descending: true }], limit: 1 } as const;
  const [last] = (await read(TYPE[activity]).list(latest)) as unknown as StoredEntry[];
  const start = startOf(asked);
  if (activity !== 'commute') return last ? { ...start, ...detailsOf(activity, last) } : start;
  const site = await read(location).find(profile.location_id);
  const look = lookingIn(asked);
  if (!last) return { ...start, ...(await placesOf(profile, site, look)) };
  const known = Object.entries(start).filter(([, value]) => value !== null);
  const details = await withTowns(detailsOf(activity, last), site, look);
  return { ...start, ...details, ...wayOf(Object.fromEntries(known)) };
}
