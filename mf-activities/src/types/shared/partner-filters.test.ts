import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { SUPPLIERS } from './partner-filters';
import { purchasedGoodsForm } from '../goods/purchased-goods';
import { wasteForm } from '../buildings/waste';

it('picks suppliers from partners of that role, and adds one with it', () => {
  for (const form of [purchasedGoodsForm, wasteForm]) {
    const overrides = form.overrides?.({ values: {}, rows: [] });
    expect(overrides?.['partner_id']?.where).toEqual({ roles: 'supplier' });
    expect(form.entity.fields['partner_id']?.label).toBe('Supplier');
  }
  const { draft } = PICKABLE_RECORDS.partners.quickAdd;
  expect(draft('Acme', SUPPLIERS)).toEqual({ name: 'Acme', partner_roles: ['supplier'] });
  expect(draft('Acme', {})).toEqual({ name: 'Acme' });
});
