import { absenceType } from './staff/absence';
import type { RegisteredType } from './activity-type';
import { businessTravelType } from './staff/business-travel';
import { carbonType } from './carbon';
import { commuteType } from './staff/commute';
import { dischargeType } from './buildings/discharge';
import { electricityType } from './buildings/electricity';
import { fuelType } from './buildings/fuel';
import { homeWorkingType } from './staff/home-working';
import { leaseType } from './buildings/lease';
import { powerType } from './buildings/power';
import { productProductionType } from './goods/product-production';
import { productUsedType } from './goods/product-used';
import { purchasedGoodsType } from './goods/purchased-goods';
import { refrigerantType } from './buildings/refrigerant';
import { salesOrderType } from './goods/sales-order';
import { stayType } from './staff/stay';
import { taskType } from './task';
import { upstreamTransportType } from './goods/upstream-transport';
import { vehicleFuelType } from './vehicles/vehicle-fuel';
import { vehicleJourneyType } from './vehicles/vehicle-journey';
import { wasteType } from './buildings/waste';
import { waterType } from './buildings/water';

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
