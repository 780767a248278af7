import { z } from 'zod';
import { EARLIEST_YEAR, LATEST_YEAR } from '../formats/days';

/** An integer in a query, which arrives as text. */
export const queryInteger = z.coerce.number().int();

/** A calendar year of a company's figures. */
export const queryYear = queryInteger.min(EARLIEST_YEAR).max(LATEST_YEAR);

/** A parameter of a query that is given once, several times or not at all. */
export const queryList = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)]).optional();
