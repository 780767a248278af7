import { electricityActivity } from '../activities/types/buildings/electricity.entity';
import { fuelActivity } from '../activities/types/buildings/fuel.entity';
import { vehicleJourney } from '../activities/types/vehicles/vehicle-journey.entity';
import type { Field } from './fields';
import { fieldSchema, parseDraft } from './schema';

it.each([electricityActivity, fuelActivity, vehicleJourney])(
  'reads what is left out of $name as its fields say',
  (entity) => {
    const { values, errors } = parseDraft(entity, {});

    for (const [name, field] of Object.entries(entity.fields as Record<string, Field>)) {
      const said = fieldSchema(field).safeParse(undefined);
      expect([name, values[name], errors[name]]).toEqual([
        name,
        said.success ? said.data : undefined,
        said.error?.issues[0]?.message,
      ]);
    }
  },
);
