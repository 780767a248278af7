import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { TypeForm } from './shared/type-form';

/** Forms by activity type, each loaded on demand. */
export const TYPE_FORMS: Readonly<Record<ActivityType, () => Promise<TypeForm>>> = {
  electricity_activitys: () => import('./buildings/electricity').then(({ electricityForm }) => electricityForm),
  water_activitys: () => import('./buildings/water').then(({ waterForm }) => waterForm),
  business_travel: () => import('./staff/business-travel').then(({ businessTravelForm }) => businessTravelForm),
  commute: () => import('./staff/commute').then(({ commuteForm }) => commuteForm),
  stays: () => import('./staff/stay').then(({ stayForm }) => stayForm),
  home_working_activity: () => import('./staff/home-working').then(({ homeWorkingForm }) => homeWorkingForm),
  absence_activitys: () => import('./staff/absence').then(({ absenceForm }) => absenceForm),
  upstream_transmission_distribution: () =>
    import('./goods/upstream-transport').then(({ upstreamTransportForm }) => upstreamTransportForm),
  fuel_activitys: () => import('./buildings/fuel').then(({ fuelForm }) => fuelForm),
  discharge_activitys: () => import('./buildings/discharge').then(({ dischargeForm }) => dischargeForm),
  waste_activitys: () => import('./buildings/waste').then(({ wasteForm }) => wasteForm),
  refrigerant_activitys: () => import('./buildings/refrigerant').then(({ refrigerantForm }) => refrigerantForm),
  power_activitys: () => import('./buildings/power').then(({ powerForm }) => powerForm),
  lease_activitys: () => import('./buildings/lease').then(({ leaseForm }) => leaseForm),
  vehicle_activitys: () => import('./vehicles/vehicle-fuel').then(({ vehicleFuelForm }) => vehicleFuelForm),
  vehicle_journeys: () => import('./vehicles/vehicle-journey').then(({ vehicleJourneyForm }) => vehicleJourneyForm),
  purchased_goods_activitys: () =>
    import('./goods/purchased-goods').then(({ purchasedGoodsForm }) => purchasedGoodsForm),
  sales_order_activitys: () => import('./goods/sales-order').then(({ salesOrderForm }) => salesOrderForm),
  product_production_activitys: () =>
    import('./goods/product-production').then(({ productProductionForm }) => productProductionForm),
  product_used_activitys: () => import('./goods/product-used').then(({ productUsedForm }) => productUsedForm),
  carbon_activitys: () => import('./carbon').then(({ carbonForm }) => carbonForm),
  task_activitys: () => import('./task').then(({ taskForm }) => taskForm),
};

export const hasForm = (type: string): type is ActivityType => Object.hasOwn(TYPE_FORMS, type);
