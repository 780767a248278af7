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

/** All activity types, in the order of the contracts' list. */
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
