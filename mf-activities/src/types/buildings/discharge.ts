import { dischargeActivity } from '@lichen/contracts/activities/types/buildings/discharge.entity';
import type { TypeForm } from '../shared/type-form';
import { waterForm } from './water';

/** Uses the fields of supplied water. */
export const dischargeForm: TypeForm = { ...waterForm, entity: dischargeActivity };
