import { type Body, type ExampleMaker, FIRST_DAY } from '../../../entity/examples';
import { DAY } from '../../../formats/days';

/** Shared beginnings of several types' examples: creates the records that the example refers to. */
type Begun = (make: ExampleMaker) => Promise<Body>;

export const supplied: Begun = async ({ made }) => ({
  location_id: await made('locations'),
  partner_id: await made('partners'),
  ...{ from: FIRST_DAY, to: FIRST_DAY + 30 * DAY },
});

export const driven: Begun = async ({ made }) => ({
  location_id: await made('locations'),
  vehicle_id: await made('vehicles'),
  date: FIRST_DAY,
});

/** A staff member and the location where they work. */
export const stationed: Begun = async ({ draftOf, create }) => {
  const person = await draftOf('profiles');
  return { profile_id: await create('profiles', person), location_id: person['location_id'] };
};

export const journey: Begun = async (make) => ({
  ...(await stationed(make)),
  partner_id: await make.made('partners'),
  ...{ transport_method: 'national_rail', start_location: { name: 'Leith', country: 'GB' } },
  ...{ end_location: { name: 'London', country: 'GB' }, journey_date: FIRST_DAY, distance: 650.5 },
});

/** A product and its location. */
export const goods: Begun = async ({ draftOf, create }) => {
  const product = await draftOf('products');
  return {
    location_id: product['location_id'],
    product_id: await create('products', product),
    ...{ units: 'kg', size: 2.5, quantity: 4 },
  };
};

export const traded: Begun = async (make) => ({
  ...(await goods(make)),
  partner_id: await make.made('partners'),
  order_date: FIRST_DAY,
});
