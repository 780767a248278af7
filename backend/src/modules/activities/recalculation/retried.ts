import { Problem } from '@lichen/contracts/problems';

const MOST_CONFLICTS = 10;

/** Somebody saves one of the records at the same moment: everything is read again, and written on top. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let conflicts = 1; ; conflicts += 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict' || conflicts >= MOST_CONFLICTS) throw error;
    }
}
