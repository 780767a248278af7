import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { absenceType } from './absence';
import type { RegisteredType } from './activity-type';
import { businessTravelType } from './business-travel';
import { carbonType } from './carbon';
import { commuteType } from './commute';
import { dischargeType } from './discharge';
import { electricityType } from './electricity';
import { fuelType } from './fuel';
import { homeWorkingType } from './home-working';
import { leaseType } from './lease';
import { powerType } from './power';
import { productProductionType } from './product-production';
import { productUsedType } from './product-used';
import { purchasedGoodsType } from './purchased-goods';
import { refrigerantType } from './refrigerant';
import { salesOrderType } from './sales-order';
import { stayType } from './stay';
import { taskType } from './task';
import { upstreamTransportType } from './upstream-transport';
import { vehicleFuelType } from './vehicle-fuel';
import { vehicleJourneyType } from './vehicle-journey';
import { wasteType } from './waste';
import { waterType } from './water';

/** Every activity type, in the order of the contracts' list. */
export const ALL_TYPES: readonly RegisteredType[] = [
  electricityType,
  fuelType,
  waterType,
  dischargeType,
  wasteType,
  refrigerantType,
  powerType,
  leaseType,
  vehicleFuelType,
  vehicleJourneyType,
  businessTravelType,
  commuteType,
  stayType,
  homeWorkingType,
  absenceType,
  purchasedGoodsType,
  salesOrderType,
  productProductionType,
  productUsedType,
  upstreamTransportType,
  carbonType,
  taskType,
];

const byName: ReadonlyMap<string, RegisteredType> = new Map(ALL_TYPES.map((type) => [type.name, type]));

export function typeOf(name: ActivityType): RegisteredType {
  const type = byName.get(name);
  if (!type) throw new Error(`No activity type is called ${name}`);
  return type;
}

/** Names of the types of which something holds. */
export const typesWhere = (holds: (type: RegisteredType) => unknown): ActivityType[] =>
  ALL_TYPES.filter(holds).map(({ name }) => name);
