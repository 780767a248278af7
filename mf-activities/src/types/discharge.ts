import { dischargeActivity } from '@lichen/contracts/activities/types/discharge.entity';
import type { TypeForm } from './shared/type-form';
import { waterForm } from './water';

/** Entered like the water that was supplied. */
export const dischargeForm: TypeForm = { ...waterForm, entity: dischargeActivity };
