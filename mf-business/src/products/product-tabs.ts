import type { RecordTab } from '../shared/record-tab';

export const PRODUCT_TABS = [
  { id: 'details', title: 'Details' },
  { id: 'purchase', title: 'Purchase', types: ['purchased_goods_activitys'] },
  { id: 'production', title: 'Production', types: ['product_production_activitys'] },
  { id: 'sales', title: 'Sales', types: ['sales_order_activitys'] },
  { id: 'used', title: 'Used', types: ['product_used_activitys'] },
  { id: 'waste', title: 'Waste', types: ['waste_activitys'] },
  { id: 'value-chain', title: 'Value chain' },
] as const satisfies readonly RecordTab[];
