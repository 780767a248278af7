import { datesInOrder } from '../../../entity/dates-in-order';
import { defineEntity } from '../../../entity/entity';
import { day, decimal, longText, money, optional, place, stops, text } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  partnerRef,
  vehicleRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { exceedsDays, HOURS_TEXTS } from '../shared/hours-of-days';
import { measure } from '../shared/unit-choice';
import { drivenTooFar } from '../shared/way-of-days';
import { flatJourney } from '../shared/nested-journey';

/**
 * A job driven by a company vehicle. `from` and `to` are its addresses; its days are `starts` and `ends`, stored in the
 * `from` and `to` columns that all activities share.
 */
export const vehicleJourney = defineEntity({
  name: 'vehicle_journeys',
  label: 'Vehicle journey',
  announcedAs: 'activities',
  subscription: 'activities',
  table: { ...activityTable, renamed: { from: 'from_address', to: 'to_address', starts: 'from', ends: 'to' } },
  fields: {
    location_id: locationRef(),
    vehicle_id: vehicleRef(),
    partner_id: optional(partnerRef('Client')),
    date: day('Job date', { notFuture: true }),
    end_date: optional(day('End date')),
    our_ref: optional(text('Our reference', 60)),
    ref: optional(text('Partner reference', 60)),
    from: optional(place('From')),
    to: optional(place('To')),
    stops: optional(stops('Stops')),
    distance: decimal('Distance'),
    units: measure('Units', ['km', 'miles', 'hours']),
    net_price: optional(money('Net price')),
    vat: optional(money('VAT')),
    detail: optional(longText('Detail', 2000)),
    ...commonFields,
  },
  reshaped: flatJourney,
  derived: { ...headlineFields, starts: optional(day('Starts')), ends: optional(day('Ends')) },
  ...activityAccess,
  check: ({ date, end_date, distance, units, applied }) => {
    const isImpossible = applied !== false && units === 'hours' && exceedsDays(distance, date, end_date);
    return {
      ...datesInOrder('date', 'end_date')({ date, end_date }),
      ...drivenTooFar({ date, end_date, distance, units, applied }),
      ...(isImpossible ? { distance: HOURS_TEXTS.driven } : {}),
    };
  },
});

/** Default values of fields that a create may omit. */
export const JOURNEY_DEFAULTS = { units: 'km', applied: true } as const;

/** Name of the job that recounts many journeys, shown to the user who entered the fuel for the vehicle. */
export const JOURNEYS_JOB_NAME = 'Vehicle journeys beside fuel';
/** Message at the end of that job. */
export const JOURNEYS_LEFT =
  'Vehicle journeys beside fuel: {done} are up to date. {left} were left as they are and are listed as outdated: their year was approved meanwhile, or the work was ended.';

/** Messages for missing inputs of a journey's distance, and the reason why a journey does not count. */
export const JOURNEY_TEXTS = {
  vehicleRequired: 'Vehicle is required',
  startRequired: 'Start address is required',
  besideFuel: 'Not counted: the fuel or charging recorded for this vehicle is counted instead.',
} as const;
