import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { TypeForm } from './shared/type-form';

/** Forms by activity type, each loaded on demand. */
export const TYPE_FORMS: Readonly<Record<ActivityType, () => Promise<TypeForm>>> = {
  electricity_activitys: () => import('./electricity').then(({ electricityForm }) => electricityForm),
  water_activitys: () => import('./water').then(({ waterForm }) => waterForm),
  business_travel: () => import('./business-travel').then(({ businessTravelForm }) => businessTravelForm),
  commute: () => import('./commute').then(({ commuteForm }) => commuteForm),
  stays: () => import('./stay').then(({ stayForm }) => stayForm),
  home_working_activity: () => import('./home-working').then(({ homeWorkingForm }) => homeWorkingForm),
  absence_activitys: () => import('./absence').then(({ absenceForm }) => absenceForm),
  upstream_transmission_distribution: () =>
    import('./upstream-transport').then(({ upstreamTransportForm }) => upstreamTransportForm),
  fuel_activitys: () => import('./fuel').then(({ fuelForm }) => fuelForm),
  discharge_activitys: () => import('./discharge').then(({ dischargeForm }) => dischargeForm),
  waste_activitys: () => import('./waste').then(({ wasteForm }) => wasteForm),
  refrigerant_activitys: () => import('./refrigerant').then(({ refrigerantForm }) => refrigerantForm),
  power_activitys: () => import('./power').then(({ powerForm }) => powerForm),
  lease_activitys: () => import('./lease').then(({ leaseForm }) => leaseForm),
  vehicle_activitys: () => import('./vehicle-fuel').then(({ vehicleFuelForm }) => vehicleFuelForm),
  vehicle_journeys: () => import('./vehicle-journey').then(({ vehicleJourneyForm }) => vehicleJourneyForm),
  purchased_goods_activitys: () => import('./purchased-goods').then(({ purchasedGoodsForm }) => purchasedGoodsForm),
  sales_order_activitys: () => import('./sales-order').then(({ salesOrderForm }) => salesOrderForm),
  product_production_activitys: () =>
    import('./product-production').then(({ productProductionForm }) => productProductionForm),
  product_used_activitys: () => import('./product-used').then(({ productUsedForm }) => productUsedForm),
  carbon_activitys: () => import('./carbon').then(({ carbonForm }) => carbonForm),
  task_activitys: () => import('./task').then(({ taskForm }) => taskForm),
};

export const hasForm = (type: string): type is ActivityType => Object.hasOwn(TYPE_FORMS, type);
