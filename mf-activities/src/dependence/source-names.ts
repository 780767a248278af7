import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { account } from '@lichen/contracts/identity/account.entity';

const SOURCES = [location, vehicle, product, powerSource, partnerReturn, ownFactor, account];

/** Labels of the entities that figures are made of, by their names. */
export const SOURCE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  SOURCES.map(({ name, label }) => [name, label]),
);
