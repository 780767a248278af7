import type { ActivityType } from '@lichen/contracts/activities/activity-types';

interface Repeated {
  readonly types: readonly ActivityType[];
  readonly industries: readonly string[];
}

const naics = (...codes: readonly string[]): string[] => codes.map((code) => `naics_${code}`);

/**
 * Industries whose spend repeats what activities record. Those of the United States are no source of electricity: the
 * publisher of their factors leaves it out (USEEIO v1.3 has no 2211).
 */
const REPEATED: readonly Repeated[] = [
  { types: ['electricity_activitys'], industries: ['sic2003_40.1'] },
  {
    types: ['fuel_activitys', 'power_activitys'],
    industries: [
      ...naics('211130', '212111', '212112', '212113', '221210'),
      ...['sic2003_10', 'sic2003_11', 'sic2003_40.2_40.3'],
    ],
  },
  { types: ['fuel_activitys'], industries: naics('221330') },
  {
    types: ['fuel_activitys', 'vehicle_activitys', 'power_activitys'],
    industries: [...naics('324110', '424710', '424720', '447110', '447190', '454310'), 'sic2003_23'],
  },
  // Its industry sells the fuel of vehicles and mends them.
  { types: ['vehicle_activitys'], industries: ['sic2003_50'] },
  { types: ['water_activitys'], industries: [...naics('221310'), 'sic2003_41'] },
  { types: ['discharge_activitys'], industries: naics('221320', '562991') },
  {
    types: ['stays'],
    industries: [...naics('721110', '721120', '721191', '721199', '721211', '721214', '721310'), 'sic2003_55'],
  },
  {
    types: ['business_travel'],
    industries: [
      ...naics('481111', '481211', '481219', '483112', '483114', '483212'),
      ...naics('485111', '485112', '485113', '485119', '485210', '485310', '485320', '485410', '485510'),
      ...naics('485991', '485999', '561510', '561520', '561599'),
    ],
  },
  {
    types: ['upstream_transmission_distribution'],
    industries: [
      ...naics('481112', '481212', '483111', '483113', '483211'),
      ...naics('484110', '484121', '484122', '484210', '484220', '484230', '488510', '492110', '492210'),
    ],
  },
  // They carry people and goods, and their factors do not tell which.
  {
    types: ['business_travel', 'upstream_transmission_distribution'],
    industries: [...naics('482111', '482112'), 'sic2003_60.1', 'sic2003_60.2', 'sic2003_61', 'sic2003_62'],
  },
  {
    types: ['waste_activitys'],
    industries: naics(
      ...['562111', '562112', '562119', '562211', '562212', '562213', '562219', '562910', '562920', '562998'],
    ),
  },
  { types: ['waste_activitys', 'discharge_activitys'], industries: ['sic2003_90'] },
];

/** Types whose records the spend on an industry would repeat. */
export const typesRepeatedBy = (industry: string | null): readonly ActivityType[] =>
  REPEATED.find(({ industries }) => industry !== null && industries.includes(industry))?.types ?? [];

/** Industries on which spend would repeat the records of a type. */
export const industriesRepeating = (type: ActivityType): readonly string[] =>
  REPEATED.flatMap(({ types, industries }) => (types.includes(type) ? industries : []));

/** Types that some spend would repeat. */
export const REPEATED_TYPES: readonly ActivityType[] = [...new Set(REPEATED.flatMap(({ types }) => types))];
